"""One rude client, and how long everybody else waits meanwhile."""
