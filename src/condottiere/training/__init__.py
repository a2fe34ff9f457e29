"""Training the weights and networks of the bots. Playing does not import this package."""
