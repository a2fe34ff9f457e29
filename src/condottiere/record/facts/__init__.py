"""What happened at a table, as facts for one viewer."""
