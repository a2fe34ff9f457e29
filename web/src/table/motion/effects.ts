// What the table looks like once something that happened has been shown.
import { at } from '../../lib/at'
import { CARDS, type SeatView, type TableView } from '../../protocol'
import type { Cue, CueOf } from './cues'

type Changes = Partial<SeatView> | ((seat: SeatView) => Partial<SeatView>)

const withSeat = (view: TableView, number: number, changes: Changes): TableView => ({
  ...view,
  seats: view.seats.map((seat, k) =>
    k === number ? { ...seat, ...(typeof changes === 'function' ? changes(seat) : changes) } : seat,
  ),
})

const withCard = (counts: readonly number[], card: number, count = 1): number[] =>
  counts.map((one, k) => (k === card ? Math.max(0, one + count) : one))

const withoutCards = (counts: readonly number[], gone: readonly number[]): number[] =>
  counts.map((one, card) => Math.max(0, one - (gone[card] ?? 0)))

const withoutKinds = (counts: readonly number[], gone: readonly number[]): number[] =>
  counts.map((one, card) => (gone[card] ? 0 : one))

/** A viewer's own hand with a card more or less. */
const withHand = (view: TableView, seat: number, card: number | null, count: number): TableView =>
  view.viewer === seat && card !== null ? { ...view, hand: withCard(view.hand, card, count) } : view

export const staysInLine = (card: number | null): boolean => card === null || at(CARDS, card).staysInLine

const withLines = (view: TableView, line: (seat: SeatView, number: number) => number[]): TableView => ({
  ...view,
  seats: view.seats.map((seat, number) => ({ ...seat, line: line(seat, number) })),
})

type Effect<Kind extends Cue['kind']> = (view: TableView, cue: CueOf<Kind>, after: TableView) => TableView

const play: Effect<'play'> = (view, { seat, card, faceDown }) => {
  const after = withSeat(withHand(view, seat, card, -1), seat, (one) => ({ hand_size: one.hand_size - 1 }))
  if (faceDown) return withSeat(after, seat, { face_down: true, face_down_card: card })
  if (card === null || !staysInLine(card)) return after
  return withSeat(after, seat, (one) => ({ line: withCard(one.line, card) }))
}

const strike: Effect<'strike'> = (view, { losses }) =>
  withLines(view, ({ line }, number) =>
    withoutCards(line, losses.find(({ seat }) => seat === number)?.cards ?? []),
  )

const rescue: Effect<'rescue'> = (view, { seat, card }) =>
  withSeat(withHand(view, seat, card, 1), seat, (one) => ({
    line: withCard(one.line, card, -1),
    hand_size: one.hand_size + 1,
  }))

const turnUp: Effect<'turn-up'> = (view, { seat, card }) =>
  withSeat(view, seat, (one) => ({ line: withCard(one.line, card), face_down: false, face_down_card: null }))

const battle: Effect<'battle'> = (view, { strengths }, after) =>
  strengths.reduce<TableView>(
    (now, strength, seat) => (strength === null ? now : withSeat(now, seat, { strength })),
    { ...view, phase: 'site', battles: after.battles, turn: null },
  )

const conquest: Effect<'conquest'> = (view, cue, after) => ({
  ...view,
  owners: view.owners.map((owner, region) => (region === cue.region ? cue.seat : owner)),
  seats: view.seats.map((seat, number) => {
    const { regions, adjacent, total_missing, adjacent_missing, score } = at(after.seats, number)
    return { ...seat, regions, adjacent, total_missing, adjacent_missing, score }
  }),
})

const leave: Effect<'leave'> = (view) => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, line: seat.line.map(() => 0), strength: 0, working: '0' })),
})

const discard: Effect<'discard'> = (view, { seat }) =>
  withSeat(seat === view.viewer ? { ...view, hand: view.hand.map(() => 0) } : view, seat, { hand_size: 0 })

const deal: Effect<'deal'> = (view, { amounts }, after) =>
  amounts.reduce<TableView>(
    (now, { seat }) => withSeat(now, seat, { hand_size: at(after.seats, seat).hand_size }),
    view.viewer === null ? view : { ...view, hand: after.hand },
  )

const EFFECTS: { [Kind in Cue['kind']]: Effect<Kind> } = {
  play,
  strike,
  clear: (view, { cards }) => withLines(view, ({ line }) => withoutKinds(line, cards)),
  rescue,
  'turn-up': turnUp,
  pass: (view, { seat, holdsBack }) => withSeat(view, seat, holdsBack ? { waiting: true } : { passed: true }),
  favor: (view, { region }) => ({ ...view, favor: region }),
  breach: (view) => view,
  count: (view, { seat, strength }) => withSeat(view, seat, { strength }),
  battle,
  conquest,
  holder: (view, { seat }) => ({ ...view, holder: seat }),
  site: (view, { region }) => ({ ...view, site: region, phase: 'deal' }),
  leave,
  discard,
  deal,
  win: (view) => view,
}

/**
 * The table once a cue has been shown, as far as that can be told without a rule: cards and markers lie where the event
 * says, and what is counted stays what it was until the table that the server sent, which is `after`, is shown.
 */
export function applyCue(view: TableView, cue: Cue, after: TableView): TableView {
  const effect = EFFECTS[cue.kind] as Effect<Cue['kind']>
  return effect(view, cue, after)
}
