"""What people agree on at a table beyond the rules."""
