"""What a tournament came to: its figures, as tables for a terminal, as JSON and as pictures."""
