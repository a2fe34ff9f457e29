/** A game of two deals for tests, told by a server that keeps its word, and what a browser notes of it. */
import { expect } from 'vitest'
import {
  CARDS,
  IDLE_LIMIT,
  RULES_VERSION,
  USUAL_OPTIONS,
  type Options,
  type SeatSetup,
  type Verification,
} from '../protocol'
import { lettersOf } from './board'
import { digestAt } from './comparison'
import { cardsAt } from './dealtCards'
import { link, sha256Hex } from './chain'
import type { Note, SeenNote } from './notes'
import { textDigest, setupText } from './setup'
import { dealKey, holderKey, pileCommitment, shuffled, Stream } from './shuffle'
import { verify } from './verify'

export const SECRET = '5e'.repeat(32)
export const SEED = 'ab'.repeat(32)
/** The first links of its chain. */
export const X = [link(SEED, 0), link(SEED, 1), link(SEED, 2)] as const
export const NAMES = ['Ada', 'Bruno']
export const DECK = CARDS.map(({ inDeck }) => inDeck)
export const letters = (cards: readonly number[]): string => cards.map((card) => CARDS[card]?.letter).join('')

export const OPTIONS: Options = { ...USUAL_OPTIONS, seats: 2, idle_limit: IDLE_LIMIT }
const SEATS: SeatSetup[] = NAMES.map((name) => ({ name, bot: null, guest_of: null }))
export const SETUP = setupText('t1', RULES_VERSION, OPTIONS, SEATS)
export const SOURCE = { secret: SECRET, table: 't1', setup: textDigest(SETUP) }

/** What the secret gives for a deal, as many cards as are due. */
export const cardsOf = (
  deal: number,
  pile: readonly number[],
  count: number,
  entropy: Record<number, string> = {},
) =>
  shuffled(pile, new Stream(dealKey(SOURCE, deal, entropy)))
    .reverse()
    .slice(0, count)

export const without = (pile: readonly number[], cards: readonly number[]): number[] =>
  pile.map((count, card) => count - cards.filter((one) => one === card).length)

/** What two seats get of the cards that the first holder is dealt first. */
export const shares = (cards: readonly number[], holder: number): number[][] =>
  [0, 1].map((seat) => cards.filter((_, place) => (holder + place) % 2 === seat))

export const counts = (cards: readonly number[]): number[] =>
  DECK.map((_, card) => cards.filter((one) => one === card).length)

const ENTROPY = { 1: X[1] }
export const HOLDER = new Stream(holderKey(SOURCE, ENTROPY)).below(2)
export const FIRST = cardsOf(1, DECK, 20, ENTROPY)
/** Each seat has played all but two cards before the second deal. */
export const KEPT = shares(FIRST, HOLDER).map((hand) => hand.slice(0, 2))
export const REST = without(DECK, KEPT.flat())
/** What the server commits itself to while the second deal is due. */
export const PILE = pileCommitment(SOURCE, 2, REST, [8, 8])
/** The versions right after the deals. */
export const VERSIONS = [1, 9]

/** The log of two deals, to the second of which entropy was given as these entries say. */
export const entriesOf = (second: readonly number[], ...given: string[]): string[] => [
  `shuffle:${sha256Hex(SECRET)}`,
  'seat:0 person Ada',
  'seat:1 person Bruno',
  `setup:${RULES_VERSION}:${SOURCE.setup}`,
  `chain:1:${X[0]}`,
  `reveal:1:1:${X[1]}`,
  `deal:${letters(FIRST)}`,
  'site:roma',
  'pass',
  ...[HOLDER, 1 - HOLDER].map((seat) => `keep:${letters(KEPT[seat] ?? [])}`),
  'pass',
  'site:napoli',
  'hand:keep',
  ...given,
  `deal:${letters(second)}`,
]

/** A game whose second deal is of these cards, which come to the seats in turn. */
export function gameOf(second: readonly number[], entries: string[], holder = HOLDER): Verification {
  const more = shares(second, holder)
  const hands = shares(FIRST, holder)
  const played = hands.map((hand) => hand.slice(2))
  /** The version at which a seat lays down all cards but two. */
  const laid = (seat: number): number => (seat === holder ? 4 : 5)
  return {
    commitment: sha256Hex(SECRET),
    secret: SECRET,
    table: 't1',
    entries,
    over: true,
    piles: [DECK, REST],
    rules: RULES_VERSION,
    options: OPTIONS,
    holder,
    versions: VERSIONS,
    hands: hands.map((hand, seat) => [
      { version: 0, cards: counts([]) },
      { version: 1, cards: counts(hand) },
      { version: laid(seat), cards: counts(hand.slice(0, 2)) },
      { version: 9, cards: counts([...hand.slice(0, 2), ...(more[seat] ?? [])]) },
    ]),
    lines: played.map((cards, seat) => [
      { version: 0, cards: counts([]) },
      { version: laid(seat), cards: counts(cards) },
      { version: 7, cards: counts([]) },
    ]),
    down: [],
    discards: [
      { version: 0, cards: counts([]) },
      { version: 7, cards: counts(played.flat()) },
      { version: 8, cards: counts([]) },
    ],
    tokens: [{ version: 0, holder, favor: null, owners: [] }],
    version: 9,
  }
}

/** Two deals: to both the browser in seat 1 has given entropy. */
export function game(changes: Partial<Verification> = {}): Verification {
  const second = cardsOf(2, REST, 16, { 1: X[2] })
  return { ...gameOf(second, entriesOf(second, `reveal:1:2:${X[2]}`)), ...changes }
}

/** The hand of seat 1 at a version, in letters. */
export const handOf = (told: Verification, version: number): string =>
  lettersOf(cardsAt(told.hands[1], version))

/** What seat 1 is shown at versions of a game that is told so. */
export const seenOf = (told: Verification): SeenNote[] =>
  [1, 5, 8, 9].map((version) => [version, 1, handOf(told, version), digestAt(told, version)])

export const SEAT = {
  seat: 1,
  seed: SEED,
  chain: X[0],
  from: 1,
  sent: [1, 2],
  given: [1, 2],
  ended: false,
}

export const note = (changes: Partial<Note> = {}): Note => ({
  table: 't1',
  order: 1,
  commitment: sha256Hex(SECRET),
  before: 1,
  deal: 3,
  seats: [SEAT],
  chains: [{ deal: 1, chains: [null, X[0]] }],
  deals: [1, 2].map((deal) => ({
    deal,
    since: (VERSIONS[deal - 1] ?? 0) - 1,
    version: VERSIONS[deal - 1] ?? 0,
    seat: 1,
    gave: [1],
  })),
  dues: [{ deal: 2, version: 8, pile: PILE }],
  seen: seenOf(game()),
  setup: SETUP,
  holder: HOLDER,
  refused: false,
  tries: 0,
  asked: null,
  next: null,
  missed: null,
  undone: false,
  acted: true,
  promised: null,
  ...changes,
})

/** The game with an entry replaced. */
export const altered = (place: number, change: (entry: string) => string | null): Verification => {
  const told = game()
  return {
    ...told,
    entries: told.entries.flatMap((entry, at) => (at === place ? (change(entry) ?? []) : [entry])),
  }
}

/** All that is wrong, in sentences. */
export function wrong(told: Verification, kept: Note | null = note()): string[] {
  const { verdict, reasons } = verify('t1', told, kept, NAMES)
  return verdict === 'unfair' ? reasons.map(({ text }) => text) : []
}

/** All that is not proven of a game that nothing contradicts, in sentences. */
export function unproven(told: Verification, kept: Note | null = note()): string[] {
  const { verdict, reasons } = verify('t1', told, kept, NAMES)
  expect(verdict).toBe('unproven')
  return reasons.map(({ text }) => text)
}

/** The game to whose second deal nobody's entropy was taken. */
export const withoutSecond = (): Verification => {
  const second = cardsOf(2, REST, 16)
  return gameOf(second, entriesOf(second))
}
