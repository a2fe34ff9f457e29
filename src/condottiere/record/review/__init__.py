"""Reviewing a whole game: its moments, battles, stages and luck."""
