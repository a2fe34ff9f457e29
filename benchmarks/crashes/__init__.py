"""Killing servers in the middle of games, and holding the games to what their players were told."""
