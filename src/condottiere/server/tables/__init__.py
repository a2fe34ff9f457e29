"""All tables of a server: which are in memory, which process acts at each, and when they are removed."""
