"""Automatic play: bots that think, act and advise, and clocks that run out."""
