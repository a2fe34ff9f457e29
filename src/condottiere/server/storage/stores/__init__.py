"""What is kept, and how each kind of it is stored and found, over the database beside this package."""
