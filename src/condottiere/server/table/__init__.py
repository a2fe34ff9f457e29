"""A table in play: its game, its chat, its seats and its watchers."""
