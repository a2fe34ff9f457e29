"""What each action is worth by what one seat sees: the evaluation of `expert`, in CPython and compiled."""
