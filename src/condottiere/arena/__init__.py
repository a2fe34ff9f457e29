"""Matches and tournaments between bots, with statistics of their results."""
