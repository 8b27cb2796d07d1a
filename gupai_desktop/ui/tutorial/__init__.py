"""First steps: lessons at a real table."""
