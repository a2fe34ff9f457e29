"""Games in a terminal, for people without a browser: `condottiere play` and `condottiere watch`."""
