"""Captains who bargain: which pacts (docs/pacts.md) they offer, accept and keep.

What they offer and answer follows from what everybody knows and from the pacts that they are part of, never
from a hand, not even their own: `prospects.public_worlds` deals them hands that are possible for all that a
spectator knows. Only whether they keep a promise as they play depends on their own cards, as all that they
play does.
"""
