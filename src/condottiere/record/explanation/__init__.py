"""What explains a table: sums, outlooks, goals, stakes, and why something is not allowed."""
