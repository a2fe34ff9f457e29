/** What this browser notes of what it is told at a table. */
import { CARDS, MAX_SEATS, type Fairness, type TableMessage, type TableView } from '../protocol'
import { type Board, boardDigest, lettersOf } from './board'
import { isHex32 } from './chain'
import type { DealNote, Note, SeatNote, SeenNote } from './notes'
import { textDigest, setupText } from './setup'

/** More letters has no text of what is fixed: six names of 100 characters, and bots and options. */
const MOST_LETTERS = 4000
const MOST_DEALS = 1_000_000
/** No file of notes has greater numbers (docs/fairness-specification.md). */
const MOST = 1_000_000_000

/** What is shown of a table. */
export type Shown = Pick<TableMessage, 'players' | 'version'> & {
  view: Board & Pick<TableView, 'first_holder' | 'games' | 'hand' | 'options' | 'phase' | 'viewer'>
}

/** What of a table concerns its shuffles. */
export type Told = Shown & { fairness: Fairness }

export const isCount = (value: unknown, most = MOST): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most
const areCounts = (values: readonly unknown[]): boolean => values.every((value) => isCount(value))
const isCountOrNull = (value: unknown): boolean => value === null || isCount(value)
/** Whether these are cards as counts by card. */
const areCards = (counts: readonly number[]): boolean =>
  counts.every((count, card) => isCount(count, CARDS[card]?.inDeck ?? 0))

/** Whether these are chains by seat as a server tells them. */
export const areChains = (chains: readonly (string | null)[]): boolean =>
  chains.length <= MAX_SEATS && chains.every((chain) => chain === null || isHex32(chain))

/** Whether this can be noted as it is told. */
export const isSound = ({ chains, commitment, counts_from, deal, gave, pile }: Fairness): boolean =>
  isHex32(commitment) &&
  isCount(deal, MOST_DEALS) &&
  deal >= 1 &&
  areChains(chains) &&
  areChains([pile]) &&
  gave.length <= MAX_SEATS &&
  counts_from.every(isCountOrNull)

/** A text of what is fixed, unless no server would fix as much. */
export const boundedSetup = (text: string): string | null => (text.length <= MOST_LETTERS ? text : null)

/** What was fixed before the first deal, of all that is shown of a table; null if that contradicts itself. */
export function setupShown(table: string, { fairness, players, view }: Told): string | null {
  const { rules, seats, setup } = fairness
  const same = seats.length === players.length && seats.every(({ bot }, seat) => bot === players[seat]?.bot)
  // A View does not say whether the options name the first holder (R1.5).
  const texts = [null, ...seats.keys()].map((first_holder) =>
    setupText(table, rules, { ...view.options, first_holder }, seats),
  )
  const fixed = texts.find((text) => textDigest(text) === setup)
  return same && fixed !== undefined ? boundedSetup(fixed) : null
}

/** Stands for what was shown that cannot be written down: no table has this digest, so it contradicts the server. */
export const IMPOSSIBLE: SeenNote = [0, 0, '', '0'.repeat(16)]

/** What was shown of a table; null to somebody who only looks on. */
export function seenOf({ version, view }: Shown): SeenNote | null {
  const { discards, favor, hand, holder, owners, pile, seats, viewer } = view
  if (viewer === null) return null
  const sound =
    isCount(viewer, MAX_SEATS - 1) &&
    areCounts([version, holder, pile]) &&
    [hand, discards, ...seats.map(({ line }) => line)].every(areCards) &&
    [favor, ...owners].every(isCountOrNull) &&
    areCounts(seats.map(({ hand_size }) => hand_size))
  return sound ? [version, viewer, lettersOf(hand), boardDigest(view)] : IMPOSSIBLE
}

/** The note once this was seen as well. What was shown otherwise later is noted, too. */
export function withSeen(note: Note, seen: readonly SeenNote[]): Note {
  const known = new Set(note.seen.map(String))
  const news = seen.filter((one) => !known.has(String(one)))
  return news.length ? { ...note, seen: [...note.seen, ...news] } : note
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
    holder: note.holder ?? (view.games === 0 ? holderOf(view.first_holder) : null),
  }
}

/** What is no seat is noted as one that no table has. */
const holderOf = (seat: number): number => (isCount(seat) ? seat : -1)

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

function dueNote({ dues }: Note, { fairness: { deal, pile }, version, view }: Told): Note['dues'] {
  if (view.phase !== 'deal' || pile === null || dues.some((one) => one.deal === deal)) return []
  return [{ deal, version, pile }]
}
