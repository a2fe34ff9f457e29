"""The bot `learned`: a network that was trained by playing, see docs/training.md. It needs NumPy alone."""
