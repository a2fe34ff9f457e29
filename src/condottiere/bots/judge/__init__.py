"""The judge: what hints, chances and reviews say of a decision, in one voice."""
