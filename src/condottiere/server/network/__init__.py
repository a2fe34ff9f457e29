"""Connections from outside: who is let in, how often, and how much they may send."""
