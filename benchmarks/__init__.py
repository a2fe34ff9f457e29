"""How fast things are, each beside a peer in the same run."""
