"""Releasing a version: `run.py release`. It is not installed."""
