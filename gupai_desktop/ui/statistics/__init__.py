"""Statistics: figures, chart, log, and the calendar of challenges."""
