"""Creating tables: new games with their shuffles, rematches and the tutorial."""
