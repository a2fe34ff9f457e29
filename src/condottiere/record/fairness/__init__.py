"""Shuffles that everybody can verify after the game."""
