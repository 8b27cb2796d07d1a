"""Statistics: figures, chart, log, and the calendar of daily deals."""
