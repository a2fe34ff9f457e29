"""Taking a move back by consent."""
