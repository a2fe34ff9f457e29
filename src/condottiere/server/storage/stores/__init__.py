"""Storing and finding each kind of data: games, rooms, persons, seats, notices and processes."""
