"""A game as text: positions, actions, records, and what happened in words."""
