"""Making tables: a new game, its shuffle, a rematch and the tutorial."""
