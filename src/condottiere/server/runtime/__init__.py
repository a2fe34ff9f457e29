"""How the process runs: its log, its metrics, its garbage collection and its tasks."""
