"""How a battle ended, and with it perhaps the game."""

from collections.abc import Iterator, Mapping
from typing import Final

from condottiere.languages.fact import Amount, Fact, HowWon
from condottiere.rules import Card, Ending, Region

from .change import Change
from .line import Line

HOW_WON: Final[Mapping[Ending, HowWon]] = {
    Ending.TOTAL: "total",
    Ending.ADJACENT: "adjacent",
    Ending.MOST: "most",
    Ending.FINAL_BATTLE: "final_battle",
}
"""How a game was won, as it is told."""


def battle_end(change: Change) -> Iterator[Line]:
    """R4.1, R4.2, R9.3: strengths, the conqueror, the token, and perhaps the end."""
    if change.concluded is None:
        return
    lines = enumerate(change.concluded.seats)
    strengths = tuple(Amount(seat, line.strength) for seat, line in lines if line.contending)
    site = change.before.site
    what = "final-battle-ends" if site is None else "battle-ends"
    yield Line("battle", None, Fact(id=what, region=site, amounts=strengths))
    if site is not None:
        yield _conquest(change, site)
        yield _token(change, site)
    yield from final_battle(change)
    yield from game_end(change)


def _conquest(change: Change, site: Region) -> Line:
    was, now = change.before.owners[site], change.after.owners[site]
    most, second = change.greatest_strengths()
    if second == most:
        kept = "tie" if was is None else "tie-keeps"
        return Line("battle", None, Fact(id=kept, seat=was, count=most, ended=change.ended))
    what = "defends" if was == now else "conquers"
    fact = Fact(id=what, seat=now, region=site, count=most, against=second, ended=change.ended)
    return Line("battle", now, fact)


def _token(change: Change, site: Region) -> Line:
    """R4.1, R4.2, R14.5: why the token is where it is."""
    holder = change.after.holder
    kept = holder == change.before.holder
    courtesans = [line.line[Card.COURTESAN] for line in (change.concluded or change.after).seats]
    most = max(courtesans)
    if most > 0 and courtesans.count(most) == 1 and courtesans[holder] == most:
        what = "keeps-condottiere-by-courtesans" if kept else "takes-condottiere-by-courtesans"
        return Line("token", holder, Fact(id=what, seat=holder, count=most))
    strongest, second = change.greatest_strengths()
    if strongest == second and change.before.owners[site] is None:
        return Line("token", holder, Fact(id="condottiere-passes-left", seat=holder))
    what = "keeps-condottiere" if kept else "takes-condottiere"
    return Line("token", holder, Fact(id=what, seat=holder))


def final_battle(change: Change) -> Iterator[Line]:
    """R9.1, R13.3."""
    if not change.after.final_battle or change.before.final_battle:
        return
    tied = tuple(seat for seat, line in enumerate(change.after.seats) if line.contending)
    yield Line("battle", None, Fact(id="final-battle", seats=tied))


def game_end(change: Change) -> Iterator[Line]:
    """R8, R9.3, R13.2, R13.3."""
    after = change.after
    if after.games > change.before.games:
        if after.winners:
            won = Fact(
                id="match-game-won" if after.options.points else "game-won",
                seats=after.winners,
                count=len(after.winners),
                game=after.games if after.options.points else None,
                how=HOW_WON[after.ending],
                target=after.adjacent_needed if after.ending == Ending.ADJACENT else after.total_needed,
            )
            yield Line("win", after.winners[0], won)
        if after.options.points:
            scores = tuple(Amount(seat, line.score) for seat, line in enumerate(after.seats))
            yield Line("match", None, Fact(id="match-points", target=after.options.points, amounts=scores))
    if after.match_winners:
        champions = Fact(id="match-won", seats=after.match_winners, count=len(after.match_winners))
        yield Line("match", after.match_winners[0], champions)
