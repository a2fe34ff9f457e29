"""Verifiable shuffles: anybody can check them after the game (see docs/fairness.md)."""
