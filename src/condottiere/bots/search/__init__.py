"""Bots that search in sampled worlds. Importing any module here needs Numba."""
