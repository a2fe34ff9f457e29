"""Reviewing finished games and uploaded records moment by moment, and playing on from a moment."""
