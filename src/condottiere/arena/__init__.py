"""Matches and tournaments between bots, measured so that the figures can be trusted."""
