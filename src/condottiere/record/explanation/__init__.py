"""Explanations of a table: sums, previews, goals, stakes, and why something is not allowed."""
