"""Pacts: what players promise each other (R10), and whether they keep it."""
