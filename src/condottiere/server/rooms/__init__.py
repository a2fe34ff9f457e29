"""Waiting rooms: tables whose games have not begun, rematches among them."""
