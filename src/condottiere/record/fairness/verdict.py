"""The verdict on the shuffles of a game, from its record and from what a browser noted of it.

`web/src/fair/verify.ts` decides in the same way, in the same words; `conformance/fairness` holds both
to it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from condottiere.languages.bundle import Language, language
from condottiere.record.file import Record, RecordError, replayed

from .comparison import Comparison, Finding, Own, numbered
from .notes import Note
from .verification import VerifiedDeal, VerifiedGame, judged, verified_game


class Verdict(StrEnum):
    """Whether the shuffles were fair."""

    FAIR = "fair"
    """The browser proved its own entropy in every deal, and nothing contradicts the server."""
    UNPROVEN = "unproven"
    """Nothing contradicts the server, but it could have chosen cards."""
    UNFAIR = "unfair"
    """Something contradicts the server."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict and its reasons."""

    verdict: Verdict
    headline: str
    """The verdict in words."""
    reasons: tuple[Finding, ...]
    """What contradicts the server; if nothing does, what is not proven."""
    holding: tuple[Finding, ...]
    """What holds of the whole game."""
    deals: tuple[Finding, ...]
    """What is found of each deal."""


_HEADLINES: Final[Mapping[Verdict, str]] = {
    Verdict.FAIR: "fair-fair",
    Verdict.UNPROVEN: "fair-unproven",
    Verdict.UNFAIR: "fair-unfair",
}


class _DealFinding(NamedTuple):
    """What is found of a deal."""

    deal: int
    cards: int
    gave: Sequence[int]
    """The seats whose entropy is in it."""
    names: Sequence[str]
    """Whose it is, for each of them."""
    missing: Sequence[int]
    """The seats that had a chain for it and gave nothing."""
    own: Own
    troubles: Sequence[str]
    """What contradicts the server, in sentences."""


def judge(record: Record, note: Note | None, words: Language | None = None) -> Judgement:
    """Judge the shuffles of a game; `note` is what a browser noted of its table, if that is known.

    The sentences are in the language `words`, English by default.
    """
    return _Judge(record, note, words or language()).judgement()


class _Judge:
    def __init__(self, record: Record, note: Note | None, words: Language) -> None:
        self._record, self._note, self._words = record, note, words
        self._message = words.message

    def judgement(self) -> Judgement:
        record = self._record
        try:
            verified = verified_game(record)
            committed = (replayed(judged(record)) if verified is None else verified).fairness.commitment
        except RecordError as error:
            return self._sum_up(
                [self._finding(False, "fair-against-rules", why=self._words.write(error.fact))]
            )
        if committed is None:
            # A browser that had noted a commitment was promised a shuffle that can be verified.
            noted = self._note is not None and self._note.commitment is not None
            return self._sum_up([self._finding(False if noted else None, "fair-unverifiable")])
        if verified is None:
            missing = "fair-record-no-secret" if record.secret is None else "fair-record-no-table"
            return self._sum_up([self._finding(None, missing)])
        comparison = Comparison(record, verified, self._note, self._words)
        kept = verified.shuffle.commitment == committed
        whole = [
            self._finding(kept, "fair-secret-holds" if kept else "fair-secret-fails"),
            *([] if verified.over else [self._finding(None, "fair-unfinished")]),
            comparison.setup(),
            *comparison.findings(),
            *self._holder(verified, comparison),
        ]
        return self._sum_up(whole, [self._deal(deal, comparison) for deal in verified.deals])

    def _finding(self, holds: bool | None, message: str, **variables: Any) -> Finding:
        return Finding(holds, self._message(message, **variables))

    def _holder(self, game: VerifiedGame, comparison: Comparison) -> Iterator[Finding]:
        """R1.5: the first holder, and whether it was to be drawn."""
        record = self._record
        if not game.deals:
            return
        name = record.players[record.holder]
        if record.options.first_holder is not None:
            known = comparison.knew_setup
            yield self._finding(
                True if known else None, "fair-holder-named" if known else "fair-holder-unknown", name=name
            )
        else:
            drawn = game.shuffle.holder(game.deals[0].fairness)
            if drawn == record.holder:
                yield self._finding(True, "fair-holder-holds", name=name)
            else:
                yield self._finding(False, "fair-holder-fails", name=name, given=record.players[drawn])

    def _deal(self, deal: VerifiedDeal, comparison: Comparison) -> _DealFinding:
        fairness = deal.fairness
        counting = [seat for seat, chain in fairness.chains.items() if chain.counts_from <= fairness.deal]
        return _DealFinding(
            deal=fairness.deal,
            cards=len(deal.dealt),
            gave=sorted(fairness.revealed),
            names=[comparison.giver(deal, seat) for seat in sorted(fairness.revealed)],
            missing=sorted(set(counting) - set(fairness.revealed)),
            own=comparison.own(deal),
            troubles=[*comparison.troubles(deal), *self._differences(deal)],
        )

    def _differences(self, deal: VerifiedDeal) -> list[str]:
        pairs = list(zip(deal.dealt, deal.expected, strict=True))
        places = [place for place, (was, should) in enumerate(pairs) if was != should]
        if not places:
            return []
        was, should = pairs[places[0]]
        text = self._message(
            "fair-other-cards",
            deal=deal.fairness.deal,
            count=len(places),
            place=places[0] + 1,
            dealt=self._words.card(was),
            given=self._words.card(should),
        )
        return [text]

    # --- words ----------------------------------------------------------------------------------

    def _sum_up(self, whole: Sequence[Finding], deals: Sequence[_DealFinding] = ()) -> Judgement:
        wrong = [finding for finding in whole if finding.holds is False]
        wrong += [Finding(False, trouble) for deal in deals for trouble in deal.troubles]
        unproven = [finding for finding in whole if finding.holds is None]
        unproven += [Finding(None, text) for text in self._gaps(deals)]
        verdict = Verdict.UNFAIR if wrong else Verdict.UNPROVEN if unproven or not deals else Verdict.FAIR
        return Judgement(
            verdict=verdict,
            headline=self._message(_HEADLINES[verdict]),
            reasons=tuple(wrong or unproven),
            holding=tuple(finding for finding in whole if finding.holds),
            deals=tuple(map(self._told, deals)),
        )

    def _gaps(self, deals: Sequence[_DealFinding]) -> list[str]:
        """Say which deals are not proven, and why."""
        found = {own: [deal for deal in deals if deal.own == own] for own in Own}
        open_deals = [deal for deal in deals if deal.own != Own.IN]
        nobodys = [deal for deal in open_deals if not deal.gave]
        others = [deal for deal in open_deals if deal.gave]
        late = found[Own.LATE]
        gaps: list[tuple[str, list[_DealFinding], dict[str, Any]]] = [
            ("fair-not-given", found[Own.NONE], {}),
            ("fair-left-out-late", late, {"count": len(late)}),
            ("fair-unheard", found[Own.UNHEARD], {}),
            ("fair-nobody-gave", nobodys, {}),
            *(self._givers(others) if found[Own.UNKNOWN] else [("fair-depends", others, {})]),
        ]
        return [
            self._message(message, deals=numbered([deal.deal for deal in those], self._words), **variables)
            for message, those, variables in gaps
            if those
        ]

    def _givers(self, deals: Sequence[_DealFinding]) -> list[tuple[str, list[_DealFinding], dict[str, Any]]]:
        """Say for whom deals are proven if their browsers agree."""
        return [
            ("fair-gave", [deal for deal in deals if seat in deal.gave], {"name": name})
            for seat, name in enumerate(self._record.players)
        ]

    def _told(self, found: _DealFinding) -> Finding:
        if found.troubles:
            return self._finding(False, "fair-deal-wrong", deal=found.deal)
        dealt: dict[str, Any] = {"deal": found.deal, "count": found.cards}
        names = self._words.conjunction(found.names)
        missing = self._words.conjunction([self._record.players[seat] for seat in found.missing])
        texts = [
            self._message("fair-deal-of", **dealt, names=names)
            if found.gave
            else self._message("fair-deal", **dealt),
            *([self._message("fair-missing", names=missing)] if missing else []),
            *([self._message("fair-late")] if found.own == Own.LATE else []),
        ]
        return Finding(True if found.own == Own.IN else None, " ".join(texts))
