"""Servers that cheat with the cards, and whether a browser and the command notice."""
