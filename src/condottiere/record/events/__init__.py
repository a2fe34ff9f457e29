"""Events: what happened at a table, as far as a viewer may know it, and its wording."""
