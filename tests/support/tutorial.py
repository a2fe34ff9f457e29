"""All that the guide says in each lesson of the tutorial to whoever does as it says, and what is pressed."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from condottiere.languages.bundle import Language


class Said(NamedTuple):
    """One thing that the guide says."""

    note: str
    messages: Mapping[str, Mapping[str, Any]]
    """With their variables; a card is the strength of a Mercenary."""
    presses: int = 0
    """What is pressed then; 0 while the captains play."""


WAIT: Final = Said("wait", {"wait": {"first": "Sforza", "second": "Braccio"}})
WATCH: Final = Said("watch", {"watch-on": {}})
LESSON: Final = (
    Said(
        "site-0",
        {
            "welcome": {"seat": "Lucrezia", "players": 3, "adjacent": 4, "total": 6},
            "first-site": {"region": "Bologna"},
        },
        2,
    ),
    Said("play-4", {"first-card": {"card": 5}}, 2),
    WAIT,
    Said("play-3", {"second-card": {"own": 5, "rival": 3, "card": 4}}, 2),
    WAIT,
    Said("pass", {"pass-cheap": {"own": 9, "rival": 4}}, 1),
    WATCH,
    Said(
        "site-1",
        {"won-cheaply": {"region": "Bologna", "own": 9, "rival": 4}, "second-site": {"region": "Firenze"}},
        2,
    ),
    Said("next", {"next-battle": {"region": "Firenze"}}),
    Said("play-1", {"open-low": {"card": 2}}, 2),
    WAIT,
    Said("play-7", {"winter": {"seat": "Sforza", "strength": 10}}, 2),
    WAIT,
    Said("play-0", {"under-winter": {"seat": "Sforza", "strength": 1, "card": 1}}, 2),
    Said("pass", {"pass-winter": {"working": "1+1", "own": 2, "rival": 1}}, 1),
    Said(
        "site-2",
        {"won-under-winter": {"region": "Firenze", "own": 2, "rival": 1}, "third-site": {"region": "Torino"}},
        2,
    ),
    Said("play-10", {"courtesan": {}}, 2),
    WAIT,
    Said("pass", {"pass-drummer": {"seat": "Sforza", "region": "Torino"}}, 1),
    Said("watch", {"watch": {"count": 4}}),
    Said(
        "site-3",
        {
            "token-by-courtesan": {"seat": "Sforza", "region": "Torino", "strength": 28},
            "fourth-site": {"region": "Urbino"},
        },
        2,
    ),
    Said("play-5", {"bait": {"card": 6}}, 2),
    WAIT,
    Said("play-9", {"bishop": {"card": 10}}, 2),
    Said("favor", {"favor": {"region": "Milano", "seat": "Sforza"}}, 2),
    WAIT,
    Said("play-12", {"heroine": {"seat": "Sforza", "strength": 10}}, 2),
    WAIT,
    Said("pass", {"pass-safe": {"own": 16, "rival": 15, "region": "Urbino", "why": "empty"}}, 1),
    WATCH,
    Said("site-4", {"won-by-heroine": {"region": "Urbino", "own": 16, "rival": 15}, "last-site": {}}, 2),
    Said("keep", {"keep": {"count": 1}}, 2),
    Said("end", {"new-round": {"count": 13, "regions": 3}, "ends": {"count": 1}}, 1),
)
SECOND: Final = (
    Said(
        "site-1",
        {
            "token-by-courtesan": {"seat": "Braccio", "region": "Roma", "strength": 13},
            "begin-again": {"region": "Bologna"},
        },
        2,
    ),
    Said("play-5", {"open-low": {"card": 6}}, 2),
    WAIT,
    Said("play-6", {"bluff": {"own": 6, "rival": 5, "card": 10}}, 2),
    WAIT,
    Said("play-13", {"scarecrow": {"own": 16, "rival": 5, "less": 6}}, 2),
    Said("rescue", {"rescue": {}}, 2),
    Said("pass", {"pass-safe": {"own": 6, "rival": 5, "region": "Bologna", "why": "passed"}}, 1),
    Said(
        "site-2",
        {"won": {"region": "Bologna", "own": 6, "rival": 5}, "fifth-site": {"region": "Firenze"}},
        2,
    ),
    Said("play-6", {"open-high": {"card": 10}}, 2),
    WAIT,
    Said("play-8", {"spring": {"card": 10}}, 2),
    WAIT,
    Said("play-14", {"surrender": {"own": 13, "rival": 12, "seat": "Sforza"}}, 2),
    Said(
        "site-3",
        {"won-by-surrender": {"region": "Firenze", "own": 13, "rival": 12}, "any-site": {"regions": 2}},
        2,
    ),
    Said("discard", {"discard": {"seat": "Sforza"}}, 2),
    Said("end", {"new-round": {"count": 12, "regions": 2}, "ends": {"count": 2}}, 1),
)


def presses(lesson: Sequence[Said]) -> int:
    """From the one that begins a lesson to the one that begins the first game after it."""
    return 1 + sum(said.presses for said in lesson)


def written(said: Said, language: Language) -> str:
    """What is said, in a language."""
    texts = []
    for message, given in said.messages.items():
        card = given.get("card")
        form = card and {"card": language.message("card-mercenary", "definite", strength=card)}
        texts.append(language.message(f"tutorial-{message}", **{**given, **(form or {})}))
    return re.sub(r"</?[a-z]+>", "", " ".join(texts))
