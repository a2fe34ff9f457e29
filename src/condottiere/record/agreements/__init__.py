"""Agreements between people at a table beyond the rules: captains, pauses, clocks, take-backs."""
