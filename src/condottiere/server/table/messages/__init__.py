"""Parts of what a table sends and is sent: games, logs, agreements and shuffles, as messages and back."""
