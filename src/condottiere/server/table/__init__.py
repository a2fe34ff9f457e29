"""A table in play: its game, its talk, and those who watch it."""
