"""All tables of a server: those in memory, which process acts at each, and removing old ones."""
