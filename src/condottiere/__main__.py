"""`python -m condottiere` is the command line."""

from condottiere.cli import main

if __name__ == "__main__":
    main()
