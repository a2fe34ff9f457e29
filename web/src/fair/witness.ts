/** What this browser notes of what it is told at a table. */
import type { Fairness, TableMessage, TableView } from '../protocol'
import { type Board, boardDigest, lettersOf } from './board'
import type { DealNote, Note, SeatNote, SeenNote } from './notes'
import { textDigest, setupText } from './setup'

/** So many versions of a table are noted, the latest: a few hundred are usual. */
const MOST_SEEN = 5000

/** What of a table concerns its shuffles. */
export type Told = Pick<TableMessage, 'players' | 'version'> & {
  fairness: Fairness
  view: Board & Pick<TableView, 'first_holder' | 'games' | 'hand' | 'options' | 'phase' | 'viewer'>
}

/** What was fixed before the first deal, of all that is shown of a table; null if that contradicts itself. */
export function setupShown(table: string, { fairness, players, view }: Told): string | null {
  const { rules, seats, setup } = fairness
  const same = seats.length === players.length && seats.every(({ bot }, seat) => bot === players[seat]?.bot)
  // A View does not say whether the options name the first holder (R1.5).
  const texts = [null, ...seats.keys()].map((first_holder) =>
    setupText(table, rules, { ...view.options, first_holder }, seats),
  )
  const fixed = texts.find((text) => textDigest(text) === setup)
  return same && fixed !== undefined ? fixed : null
}

/** What was shown of a table; null to somebody who only looks on. */
export const seenOf = ({ version, view }: Told): SeenNote | null =>
  view.viewer === null ? null : [version, view.viewer, lettersOf(view.hand), boardDigest(view)]

/** The note once this was seen as well. What was shown otherwise later is noted, too. */
export function withSeen(note: Note, seen: readonly SeenNote[]): Note {
  const known = new Set(note.seen.map(String))
  const news = seen.filter((one) => !known.has(String(one)))
  return news.length ? { ...note, seen: [...note.seen, ...news].slice(-MOST_SEEN) } : note
}

/** The note once this was told; `since` is the version that was told before. Numbers of deals never go back. */
export function witnessed(note: Note, told: Told, since: number): Note {
  const { fairness, view } = told
  const missed = fairness.deal > note.deal + 1
  return {
    ...note,
    deal: fairness.deal,
    // Whoever claims that deals were made is given nothing for deals that may be still to come.
    seats: note.seats.map((own) => withTaken(missed ? { ...own, ended: true } : own, told)),
    deals: [...note.deals, ...dealNote(note, told, since)],
    dues: [...note.dues, ...dueNote(note, told)],
    holder: note.holder ?? (view.games === 0 ? view.first_holder : null),
  }
}

/** A chain of this browser with what the server says that it has taken of it. */
function withTaken(own: SeatNote, { fairness, view: { viewer } }: Told): SeatNote {
  const { chains, deal, gave, revealed } = fairness
  if (viewer === null || chains[viewer] !== own.chain) return own
  const taken = [...(gave[viewer] ? [deal - 1] : []), ...(revealed[viewer] ? [deal] : [])]
  const news = taken.filter((one) => own.sent.includes(one) && !own.given.includes(one))
  return { ...own, given: [...own.given, ...news] }
}

function dealNote(note: Note, { fairness, version, view }: Told, since: number): DealNote[] {
  const { viewer } = view
  const deal = fairness.deal - 1
  if (deal === 0 || viewer === null) return []
  if (note.deals.some((one) => one.deal === deal && one.seat === viewer)) return []
  const gave = fairness.gave.flatMap((given, seat) => (given ? [seat] : []))
  const known = note.deal === deal ? since : 0
  return [{ deal, since: known, version, seat: viewer, gave }]
}

function dueNote({ dues }: Note, { fairness: { deal }, version, view }: Told): Note['dues'] {
  if (view.phase !== 'deal' || dues.some((one) => one.deal === deal)) return []
  return [{ deal, version }]
}
