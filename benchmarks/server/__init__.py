"""What one server process holds, beside an echo that sends as much and does nothing else."""
