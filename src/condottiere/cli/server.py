"""`condottiere serve`."""

import sys

from condottiere.server.settings import Settings


def serve(*, settings: Settings = Settings()) -> int:
    """Serve the game to browsers."""
    from condottiere.server import serve

    try:
        serve.serve(settings)
    except serve.CannotServe as complaint:
        print(f"condottiere: {complaint}", file=sys.stderr)
        return 1
    return 0
