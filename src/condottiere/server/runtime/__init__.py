"""The infrastructure of the process: its log, metrics, garbage collection and tasks."""
