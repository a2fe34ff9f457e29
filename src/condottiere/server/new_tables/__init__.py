"""Creating tables: new games with their shuffles, and the tutorial."""
