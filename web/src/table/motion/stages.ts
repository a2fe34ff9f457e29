// One step of a table, from one message to the next, as stages that are shown one after the other.
import { at } from '../../lib/at'
import { isFought } from '../../lib/wording'
import { CARDS, type LogLine, type Seat, type TableView } from '../../protocol'
import { type Cue, cuesOf, lengthOf } from './cues'

export interface Stage {
  cue: Cue
  /** What the board shows from the moment of this stage on. */
  view: TableView
  /** Whether that is all that the step leads to. */
  complete: boolean
  /** How many lines of the log are told by then, of those that came with the step. */
  told: number
  /** Milliseconds, when nothing else waits. */
  length: number
}

type Changes = Partial<Seat> | ((seat: Seat) => Partial<Seat>)

const changed = (view: TableView, number: number, changes: Changes): TableView => ({
  ...view,
  seats: view.seats.map((seat, k) =>
    k === number ? { ...seat, ...(typeof changes === 'function' ? changes(seat) : changes) } : seat,
  ),
})

const added = (counts: readonly number[], card: number, count = 1): number[] =>
  counts.map((one, k) => (k === card ? Math.max(0, one + count) : one))

const less = (counts: readonly number[], gone: readonly number[]): number[] =>
  counts.map((one, card) => Math.max(0, one - (gone[card] ?? 0)))

const withoutKinds = (counts: readonly number[], gone: readonly number[]): number[] =>
  counts.map((one, card) => (gone[card] ? 0 : one))

/** A viewer's own hand with a card more or less. */
const handed = (view: TableView, seat: number, card: number | null, count: number): TableView =>
  view.viewer === seat && card !== null ? { ...view, hand: added(view.hand, card, count) } : view

/** Cards that are discarded as soon as they have been played. */
const PASSING = CARDS.flatMap(({ name }, card) => (name === 'bishop' || name === 'scarecrow' ? [card] : []))

export const staysInLine = (card: number | null): boolean => card === null || !PASSING.includes(card)

type PlayCue = Extract<Cue, { kind: 'play' }>

function played(view: TableView, { seat, card, faceDown }: PlayCue): TableView {
  const after = changed(handed(view, seat, card, -1), seat, (one) => ({ hand_size: one.hand_size - 1 }))
  if (faceDown) return changed(after, seat, { face_down: true, face_down_card: card })
  if (card === null || !staysInLine(card)) return after
  return changed(after, seat, (one) => ({ line: added(one.line, card) }))
}

const lined = (view: TableView, line: (seat: Seat, number: number) => number[]): TableView => ({
  ...view,
  seats: view.seats.map((seat, number) => ({ ...seat, line: line(seat, number) })),
})

/**
 * The table once a cue has been shown, as far as that can be told without a rule: cards and markers lie where the fact
 * says, and what is counted stays what it was until the table that the server sent is shown, at the end of the step.
 */
function shown(view: TableView, cue: Cue, after: TableView): TableView {
  switch (cue.kind) {
    case 'play':
      return played(view, cue)
    case 'strike':
      return lined(view, ({ line }, number) =>
        less(line, cue.losses.find(({ seat }) => seat === number)?.cards ?? []),
      )
    case 'clear':
      return lined(view, ({ line }) => withoutKinds(line, cue.cards))
    case 'rescue':
      return changed(handed(view, cue.seat, cue.card, 1), cue.seat, (one) => ({
        line: added(one.line, cue.card, -1),
        hand_size: one.hand_size + 1,
      }))
    case 'turn-up':
      return changed(view, cue.seat, (one) => ({
        line: added(one.line, cue.card),
        face_down: false,
        face_down_card: null,
      }))
    case 'pass':
      return changed(view, cue.seat, cue.holdsBack ? { waiting: true } : { passed: true })
    case 'favor':
      return { ...view, favor: cue.region }
    case 'battle':
      return cue.strengths.reduce<TableView>(
        (now, { seat, count }) => changed(now, seat, { strength: count }),
        {
          ...view,
          phase: 'site',
          battles: after.battles,
          turn: null,
        },
      )
    case 'conquest':
      return {
        ...view,
        owners: view.owners.map((owner, region) => (region === cue.region ? cue.seat : owner)),
        seats: view.seats.map((seat, number) => {
          const { regions, adjacent, total_missing, adjacent_missing, score } = at(after.seats, number)
          return { ...seat, regions, adjacent, total_missing, adjacent_missing, score }
        }),
      }
    case 'holder':
      return { ...view, holder: cue.seat }
    case 'site':
      return { ...view, site: cue.region, phase: 'deal' }
    case 'leave':
      return {
        ...view,
        seats: view.seats.map((seat) => ({
          ...seat,
          line: seat.line.map(() => 0),
          strength: 0,
          working: '0',
        })),
      }
    case 'discard':
      return cue.seat === view.viewer
        ? changed({ ...view, hand: view.hand.map(() => 0) }, cue.seat, { hand_size: 0 })
        : changed(view, cue.seat, { hand_size: 0 })
    case 'deal':
      return cue.amounts.reduce<TableView>(
        (now, { seat }) => changed(now, seat, { hand_size: at(after.seats, seat).hand_size }),
        view.viewer === null ? view : { ...view, hand: after.hand },
      )
    case 'win':
      return view
  }
}

/** Whether anything of it can be seen: a Condottiere that stays where it is does not move. */
function isSeen(cue: Cue, view: TableView): boolean {
  switch (cue.kind) {
    case 'holder':
      return view.holder !== cue.seat
    case 'favor':
      return view.favor !== cue.region
    case 'leave':
      return view.seats.some(({ line }) => line.some(Boolean))
    case 'deal':
      return cue.amounts.length > 0
    default:
      return true
  }
}

const seatOf = (cue: Cue): number | null => ('seat' in cue ? cue.seat : null)

/** Nothing can be chosen yet; and whose turn comes next is shown when it comes. */
const meanwhile = (view: TableView, cue: Cue): TableView => ({
  ...view,
  turn: isFought(view) ? (seatOf(cue) ?? view.turn) : null,
  legal: [],
  can_end: false,
})

/** How many lines are told with one of them: with the end of a battle who has won it, too. */
function toldWith(lines: readonly LogLine[], number: number): number {
  let told = number + 1
  if (lines[number]?.kind === 'battle') while (lines[told]?.kind === 'battle') told++
  return told
}

/** The stages from one view to the next, given the lines of the log that tell of it; none if nothing is to be seen. */
export function stagesOf(before: TableView, after: TableView, lines: readonly LogLine[]): Stage[] {
  const stages: Stage[] = []
  let view = before
  lines.forEach((line, number) => {
    for (const cue of cuesOf(line)) {
      if (!isSeen(cue, view)) continue
      view = meanwhile(shown(view, cue, after), cue)
      stages.push({ cue, view, complete: false, told: toldWith(lines, number), length: lengthOf(cue) })
    }
  })
  const last = stages.at(-1)
  // With the last cue the table is what the server sent, unless that is another page: the end of a game.
  if (last && !endsGame(before, after))
    stages[stages.length - 1] = { ...last, view: after, complete: true, told: lines.length }
  return stages
}

const isEnded = ({ phase }: TableView): boolean => phase === 'over' || phase === 'interval'

const endsGame = (before: TableView, after: TableView): boolean => !isEnded(before) && isEnded(after)
