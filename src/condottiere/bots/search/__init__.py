"""Bots that look ahead in sampled worlds. Everything here but `battle_odds` needs Numba to be imported."""
