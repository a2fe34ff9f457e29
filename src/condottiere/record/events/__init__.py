"""What happened at a table: as events, as far as a viewer may know them, and in words."""
