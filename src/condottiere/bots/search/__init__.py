"""Bots that search in sampled worlds. Importing any module here but `battle_odds` needs Numba."""
