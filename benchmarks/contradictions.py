"""Whether anything that is shown of a decision contradicts something else that is shown, or the rules.

What is shown are the actions in their order, each with a percentage or 'as good', and sentences: the first
action's tell why it is the best, those of the others what they do.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import Parameter, validators

from condottiere.bots import make_bot
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judge.costs import spares
from condottiere.bots.judge.evidence import Evidence, by_search
from condottiere.bots.judge.judge import best_of, judge, percent, with_chances
from condottiere.bots.judge.outcomes import battle_chances, often, shares_of
from condottiere.bots.judge.reasons import contrast
from condottiere.bots.judged import Judged
from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.notation import action_text
from condottiere.record.position import parse_position, position_text
from condottiere.rules import Card, Options, Phase, Play, Table, apply, decode
from condottiere.rules.actions import PASS, PLAY
from condottiere.rules.cards import NO_CARD, WINTER
from condottiere.rules.strength import strengths

FEW: Final = 40
"""In fewer worlds than for a hint, in the same way."""
NAMES: Final = ("Ada", "Bruno", "Chiara", "Dante", "Elena", "Fabio")
OPTIONS: Final = (
    Options(seats=4),
    Options(seats=2),
    Options(seats=6),
    Options(seats=3, hidden_cards=True, capturing_regions=True),
    Options(seats=5, draw_after_battle=True, bigger_kingdoms=True),
    Options(seats=4, points=20),
)
SMALL: Final = (Card.MERCENARY_1, Card.MERCENARY_2, Card.MERCENARY_3, Card.COURTESAN)
FOR_FIGHTING: Final = {"advice-worth", "why-wins", "why-wins-final", "needs", "needs-often", "does-leads"}
FOR_STOPPING: Final = {
    "advice-dear",
    "advice-dear-line",
    "advice-vain",
    "advice-others",
    "advice-others-rival",
    "advice-enough",
    "why-keeps",
    "why-not",
    "reason-only-nth",
    "needs-much",
    "needs-never",
}
OF_THE_BEST: Final = ("why-", "pass-", "but-", "instead-", "advice-", "reason-favor-off", "reason-favor-here")
"""How messages begin that only the best action's may have, but for some."""
OF_OTHERS: Final = {"advice-enough", "why-danger"}
AGAINST: Final = (
    "needs-much",
    "needs-never",
    "does-nothing",
    "does-trails",
    "does-level",
    "but-",
    "instead-",
)
"""How messages begin that speak against an action, or mean nothing alone."""
SELDOM: Final = {"often-seldom", "often-hardly"}
LEADS: Final = ("does-leads", "does-level", "does-trails")
DECISIVE: Final = {
    "why-wins-final",
    *(f"reason-wins-{what}{whose}" for what in ("adjacent", "total") for whose in ("", "-yours")),
}
Number = Annotated[int, Parameter(validator=validators.Number(gte=1))]


def decisions(seed: int, number: int) -> Iterator[Game]:
    """Games at some of the moments in which a seat has a choice, whatever the options."""
    rng = random.Random(seed)
    for asked in range(number):
        game = Game.new(OPTIONS[asked % len(OPTIONS)], seed=rng.getrandbits(32))
        bot = make_bot("expert:temperature=10", rng.getrandbits(32))
        left = rng.randrange(5, 120)
        while game.turn is not None and (left > 0 or len(game.view(game.turn).legal) == 1):
            game.play(decode(bot.decide(game.view(game.turn)).code))
            left -= 1
        if game.turn is not None:
            yield game


class Shown(NamedTuple):
    """All that is shown of a decision, and what it is about."""

    game: Game
    judged: Sequence[Judged]
    evidence: Evidence

    @property
    def table(self) -> Table:
        """The table at which it is made."""
        return self.game.table

    @property
    def ids(self) -> set[str]:
        """The messages of the verdict."""
        return {reason.id for reason in self.judged[0].reasons}


def shown(game: Game, worlds: int = FEW) -> Shown:
    """Judge the decision that a game is at."""
    assert game.turn is not None
    gathered: list[Evidence] = []

    def gather(*question: Any) -> Evidence:
        gathered.append(by_search(*question))
        return gathered[-1]

    judged = judge(game.view(game.turn), worlds, gather)
    return Shown(game, judged, gathered[0])


def contradictions(told: Shown) -> Iterator[str]:
    """What of all that is shown of a decision contradicts something else that is shown, or the rules."""
    yield from _in_figures(told)
    yield from _in_words(told)
    yield from _in_reasons(action_text(told.judged[0].code), told.judged[0].reasons)
    yield from _in_a_review(told)
    if told.table.phase == Phase.BATTLE:
        yield from _in_the_verdict(told)
        yield from _in_what_is_close(told)
        yield from _with_the_lines(told)
        yield from _in_what_is_spared(told)
        yield from _for_one_small_card(told)


def _in_figures(told: Shown) -> Iterator[str]:
    figures = [percent(one.chance) for one in told.judged if one.chance is not None]
    if len(figures) != len(told.judged):
        yield "something has no chance"
    if not told.judged[0].equal:
        yield "the best action is not as good as itself"
    for one, figure in zip(told.judged, figures, strict=True):
        argued = [reason for reason in one.reasons if reason.id.startswith(OF_THE_BEST)]
        if one is not told.judged[0] and any(reason.id not in OF_OTHERS for reason in argued):
            yield f"{action_text(one.code)} is argued for, and is not the best"
        if one.equal != (figure == figures[0]):
            yield f"{action_text(one.code)} is as good and has another chance, or is worse and has the same"
    if figures != sorted(figures, reverse=True):
        yield f"a higher chance stands below a lower one: {figures}"


def _in_reasons(action: str, reasons: Sequence[Fact]) -> Iterator[str]:
    """What is told for an action never speaks against it, but for what is conceded in the end."""
    if not reasons:
        yield f"{action} is the best, and nothing says why"
        return
    if reasons[0].id.startswith(AGAINST):
        yield f"the first reason for {action} is {reasons[0].id}"
    if any(reason.id.startswith(("needs-much", "needs-never", "does-trails")) for reason in reasons):
        yield f"a reason for {action} speaks against it"
    if any(reason.id.startswith("but-") for reason in reasons[:-1]):
        yield f"what speaks against {action} is not conceded last"
    if Fact(id="advice-unclear") in reasons and any(reason.id.startswith("why-w") for reason in reasons):
        yield f"{action} has a reason, and is said to have none"


def _in_a_review(told: Shown) -> Iterator[str]:
    """What is told of the best action beside the worst, as if that had been chosen."""
    evidence, best = told.evidence, told.judged[0].code
    worst = told.judged[-1]
    if worst.equal:
        return
    two = [evidence.codes.index(code) for code in (best, worst.code)]
    view = told.game.view(told.table.turn)
    reasons = contrast(observation_of(view), evidence.only(two))
    yield from _in_reasons(f"{action_text(best)} instead of {action_text(worst.code)}", reasons)
    words = [language().write(reason, NAMES) for reason in reasons]
    if len(set(words)) < len(words):
        yield f"a review tells something twice: {words}"
    wins = [reason.what for reason in reasons if reason.id in ("why-wins", "instead-wins", "but-wins")]
    if len(wins) == 2 and wins[0] == wins[1]:
        yield f"a review says that both choices win as often: {words}"
    for reason in reasons:
        if reason.id == "why-stays" and not told.table.hands[told.table.turn][reason.card or 0]:
            yield f"a review speaks of a card that is not there: {words}"


def _in_words(told: Shown) -> Iterator[str]:
    held = told.table.held[told.table.turn]
    for one in told.judged:
        words = [language().write(reason, NAMES) for reason in one.reasons]
        if len(set(words)) < len(words) or any("%" in text for text in words):
            yield f"{action_text(one.code)} is told twice, or with a second chance: {words}"
        for reason in one.reasons:
            if reason.id in ("needs", "needs-often", "does-keep", "why-keeps") and not _fits(reason, held):
                yield f"{action_text(one.code)} speaks of more cards than there are: {words}"
        ids = {reason.id for reason in one.reasons}
        spared = any(reason.id.startswith("needs") and reason.count == 0 for reason in one.reasons)
        if spared and any(told.startswith("does-trails") for told in ids) and held > 1:
            yield f"{action_text(one.code)} trails and needs no more cards"


def _fits(reason: Fact, held: int) -> bool:
    assert reason.count is not None
    return 0 <= reason.count <= held and (reason.id != "why-keeps" or (reason.total or 0) < reason.count)


def _in_the_verdict(told: Shown) -> Iterator[str]:
    best, ids = told.judged[0], told.ids
    fights = _fights(best.code)
    if argued := ids & (FOR_STOPPING if fights else FOR_FIGHTING):
        yield f"{action_text(best.code)}, although {argued}"
    observation = observation_of(told.game.view(told.table.turn))
    conquers = battle_chances(observation, told.evidence)
    won = conquers[:, told.table.turn]
    by_playouts = {"why-chooses": told.evidence.holds, "why-deal": told.evidence.round_over}
    means = {message: shares_of(observation, told.evidence, by_playouts[message]) for message in by_playouts}
    numbers = {code: number for number, code in enumerate(told.evidence.codes)}
    for one in told.judged:
        for reason in one.reasons:
            number = numbers[PASS if reason.id == "pass-danger" else one.code]
            share = won[number] if reason.seat is None else conquers[number, reason.seat]
            if reason.id == "why-not":
                share = max(won[numbers[code]] for code in numbers if _fights(code) != fights)
            elif reason.id in means:
                share = means[reason.id][number]
            if reason.what is not None and reason.what != often(float(share)):
                yield f"{reason.what.id} is said of {action_text(one.code)} by {reason.id}, and is not so"
    rarely = any(reason.what is not None and reason.what.id in SELDOM for reason in best.reasons)
    wins = {"why-wins", "why-wins-more"} & ids
    if "advice-worth" in ids and not ids & DECISIVE and (rarely or not wins):
        yield f"{action_text(best.code)} is worth fighting for, and is not said to win, or seldom"


def _in_what_is_spared(told: Shown) -> Iterator[str]:
    """Of what is as good, the best action is the one that costs least; and what wins the game says so."""
    table, best = told.table, told.judged[0]
    if best.chance == 1.0 and best.reasons[0].id not in ("advice-wins", "advice-wins-match"):
        yield f"{action_text(best.code)} wins the game, and {best.reasons[0].id} is said first"
    view = told.game.view(table.turn)
    seen, codes = observation_of(view), told.evidence.codes
    evidence = with_chances(told.evidence, seen)
    good = best_of(seen, evidence, view.legal)
    sensible = [codes[one] for one in good]
    alone = all(table.out[seat] or not table.held[seat] for seat in range(table.seats) if seat != table.turn)
    spared = any(spares(seen, evidence, one, codes.index(best.code)) for one in good)
    if alone and table.defender < 0 and PASS in sensible and spared:
        yield f"nobody else can go on, and {action_text(best.code)} is advised where passing is as good"
    if alone and table.defender < 0 and told.ids & {"advice-others", "advice-others-rival"}:
        yield "it is left to the others, and they are done"
    action = decode(best.code)
    winter = any(line[WINTER] for line in table.lines)
    lower = any(PLAY <= code < best.code for code in sensible)
    if isinstance(action, Play) and action.card.is_mercenary and winter and lower:
        yield f"under Winter {action_text(best.code)} is advised where a lower Mercenary is as good"
    for one in told.judged:
        for reason in one.reasons:
            if reason.id == "does-take-back" and not table.lines[table.turn][reason.card or 0]:
                yield "a card is said to come back that does not lie there"
            if alone and table.defender < 0 and reason.id == "does-wait":
                yield f"{action_text(one.code)} gains time, and nobody else can go on"


def _in_what_is_close(told: Shown) -> Iterator[str]:
    fights = _fights(told.judged[0].code)
    close = any(one.equal for one in told.judged if _fights(one.code) != fights)
    if told.ids & {"advice-close", "advice-close-surrender"} and not close:
        yield "it is called close, and nothing of the other kind is as good"
    if told.ids & {"advice-worth", "advice-dear", "advice-dear-line", "advice-others"} and close:
        yield "it is called clear, and something of the other kind is as good"
    passes = any(one.equal and not isinstance(decode(one.code), Play) for one in told.judged)
    if "advice-close" in told.ids and not passes:
        yield "passing is called as good, and is not"


def _fights(code: int) -> bool:
    action = decode(code)
    return isinstance(action, Play) and action.card != Card.SURRENDER


def _with_the_lines(told: Shown) -> Iterator[str]:
    """R3: what is said of a card's lead, against the rules; with the viewer's own cards turned up (R15.2)."""
    for one in told.judged:
        said = [reason for reason in one.reasons if reason.id.removesuffix("-open") in LEADS]
        if not said:
            continue
        lead = _lead(told.table, one.code)
        if lead is not None and _told(lead) != (said[0].id.removesuffix("-open"), said[0].count):
            yield f"{action_text(one.code)} leads by {lead}, and {said[0].id} {said[0].count} is said"


def _told(lead: int) -> tuple[str, int | None]:
    return ("does-level", None) if lead == 0 else ("does-leads" if lead > 0 else "does-trails", abs(lead))


def _lead(table: Table, code: int) -> int | None:
    """By how much the seat on turn leads after an action; None if the battle is over then."""
    after = parse_position(position_text(table))
    apply(after, code)
    if after.battles != table.battles:
        return None
    if after.down[table.turn] != NO_CARD:
        after.lines[table.turn][after.down[table.turn]] += 1
    lines = strengths(after)
    own = lines.pop(table.turn)
    return own - max(lines)


def _for_one_small_card(told: Shown) -> Iterator[str]:
    """Nobody else can go on, one small card wins for certain, and passing is advised all the same."""
    table, best = told.table, told.judged[0].code
    rivals = [seat for seat in range(table.seats) if seat != table.turn]
    if best != PASS or any(table.held[seat] and not table.out[seat] for seat in rivals) or table.hidden_cards:
        return
    lines = strengths(table)
    if lines.pop(table.turn) > max(lines):
        return
    for one in told.judged:
        action = decode(one.code)
        if isinstance(action, Play) and action.card in SMALL and not one.equal and (one.chance or 0.0) < 1.0:
            lead = _lead(table, one.code)
            if lead is not None and lead > 0 and not _ends_for_rivals(table, one.code):
                yield f"it passes, and {action_text(one.code)} wins for certain"


def _ends_for_rivals(table: Table, code: int) -> bool:
    """R8.3: whether conquering the region would end the game, and others win it."""
    after = parse_position(position_text(table))
    apply(after, code)
    if after.turn == table.turn and after.phase == Phase.BATTLE:
        apply(after, PASS)
    return after.winners != 0 and not after.winners >> table.turn & 1


def contradict(*, positions: Number = 5000, seed: int = 3, worlds: Number = FEW) -> int:
    """Judge random decisions, and look for contradictions in what is shown of them.

    Parameters
    ----------
    positions
        How many games are played to somewhere.
    seed
        What they follow from.
    worlds
        In how many worlds the judge tries every action.
    """
    found: Counter[str] = Counter()
    judged, phases = 0, Counter[str]()
    for game in decisions(seed, positions):
        told = shown(game, worlds)
        judged += 1
        phases[Phase(game.table.phase).name.lower()] += 1
        for one in contradictions(told):
            print(f"{position_text(game.table)}: {one}")
            found[one] += 1
    told_phases = ", ".join(f"{number} {name}" for name, number in phases.most_common())
    print(f"{judged} decisions ({told_phases}): {found.total()} contradictions", file=sys.stderr)
    return int(found.total() > 0)
