"""Ladders: each bot against the next one, at all numbers of seats, by all options and in all line-ups."""
