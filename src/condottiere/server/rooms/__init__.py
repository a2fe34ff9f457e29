"""Tables whose games have not begun."""
