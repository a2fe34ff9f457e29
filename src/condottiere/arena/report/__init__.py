"""The figures of a tournament, as tables for a terminal, as JSON and as pictures."""
