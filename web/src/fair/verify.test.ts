import { describe, expect, it } from 'vitest'
import { CARDS, type Verification } from '../protocol'
import { link, sha256Hex } from './chain'
import type { Note } from './notes'
import { dealKey, holderKey, shuffled, Stream } from './shuffle'
import { verify } from './verify'

const SECRET = '5e'.repeat(32)
const SEED = 'ab'.repeat(32)
const NAMES = ['Ada', 'Bruno']
const DECK = CARDS.map(({ inDeck }) => inDeck)
const letters = (cards: readonly number[]): string => cards.map((card) => CARDS[card]?.letter).join('')

/** What the secret gives for a deal, as many cards as are due. */
const cardsOf = (
  deal: number,
  pile: readonly number[],
  count: number,
  entropy: Record<number, string> = {},
) =>
  shuffled(pile, new Stream(dealKey(SECRET, 't1', deal, entropy)))
    .reverse()
    .slice(0, count)

const without = (pile: readonly number[], cards: readonly number[]): number[] =>
  pile.map((count, card) => count - cards.filter((one) => one === card).length)

/** Two deals: to both the browser in seat 1 has given entropy. */
function game(changes: Partial<Verification> = {}): Verification {
  const first = cardsOf(1, DECK, 20, { 1: link(SEED, 1) })
  const rest = without(DECK, first.slice(0, 4))
  const second = cardsOf(2, rest, 16, { 1: link(SEED, 2) })
  return {
    commitment: sha256Hex(SECRET),
    secret: SECRET,
    table: 't1',
    entries: [
      `shuffle:${sha256Hex(SECRET)}`,
      `chain:1:${link(SEED, 0)}`,
      `reveal:1:1:${link(SEED, 1)}`,
      `deal:${letters(first)}`,
      'site:roma',
      'play:T',
      `reveal:1:2:${link(SEED, 2)}`,
      `deal:${letters(second)}`,
    ],
    piles: [DECK, rest],
    seats: 2,
    holder: new Stream(holderKey(SECRET, 't1', { 1: link(SEED, 1) })).below(2),
    holder_drawn: true,
    ...changes,
  }
}

const note = (changes: Partial<Note> = {}): Note => ({
  table: 't1',
  commitment: sha256Hex(SECRET),
  before: 1,
  seats: [{ seat: 1, seed: SEED, chain: link(SEED, 0), sent: [1, 2], given: [1, 2] }],
  ...changes,
})

/** The game with an entry replaced. */
const altered = (place: number, change: (entry: string) => string | null): Verification => {
  const told = game()
  return {
    ...told,
    entries: told.entries.flatMap((entry, at) => (at === place ? (change(entry) ?? []) : [entry])),
  }
}

/** All that is wrong, in sentences. */
function wrong(told: Verification, kept: Note | null = note()): string[] {
  const { fair, whole, deals } = verify('t1', told, kept, NAMES)
  const found = whole.filter(({ holds }) => holds === false).map(({ text }) => text)
  const all = [...found, ...deals.flatMap(({ troubles }) => troubles)]
  expect(fair).toBe(all.length === 0)
  return all
}

describe('a game whose deals are what its secret gives', () => {
  it('is fair, and says whose entropy is in each deal', () => {
    const { fair, whole, deals } = verify('t1', game(), note(), NAMES)
    expect(fair).toBe(true)
    expect(whole.map(({ holds, text }) => [holds, text])).toEqual([
      [true, 'The server’s secret is the one that it committed itself to before the first deal.'],
      [true, 'This browser noted this commitment before deal 1.'],
      [true, 'This browser’s own entropy is in 2 deals.'],
      [true, `${NAMES[game().holder]} was drawn to hold the Condottiere first, as the secret gives it.`],
    ])
    expect(deals).toEqual([
      { deal: 1, cards: 20, from: ['Bruno'], late: false, troubles: [] },
      { deal: 2, cards: 16, from: ['Bruno'], late: false, troubles: [] },
    ])
  })

  it('says what came too late, as the server told at once', () => {
    const { entries, piles, ...rest } = game()
    const second = cardsOf(2, piles[1] ?? [], 16)
    const told = { ...rest, piles, entries: [...entries.slice(0, 6), `deal:${letters(second)}`] }
    const [seat] = note().seats
    const late = note({ seats: seat ? [{ ...seat, given: [1] }] : [] })
    expect(verify('t1', told, late, NAMES)).toMatchObject({
      fair: true,
      deals: [{ late: false }, { late: true }],
    })
  })

  it('is fair as far as can be told without notes of this browser, which is said', () => {
    const { fair, whole } = verify('t1', game(), null, NAMES)
    expect(fair).toBe(true)
    expect(whole[1]).toEqual({
      holds: null,
      text: 'This browser noted no commitment while the game was played, so it cannot tell whether it was this one.',
    })
  })

  it('may have piles that are made anew on the way (R12.5)', () => {
    const few = DECK.map((_, card) => Number(card < 3))
    const again = DECK.map((_, card) => Number(card > 9))
    const stream = new Stream(dealKey(SECRET, 't1', 2, {}))
    const second = [...shuffled(few, stream).reverse(), ...shuffled(again, stream).reverse().slice(0, 2)]
    const { entries } = game()
    const told = game({
      entries: [...entries.slice(0, 4), `deal:${letters(second)}`],
      piles: [DECK, few, again],
    })
    expect(verify('t1', told, null, NAMES).deals[1]?.troubles).toEqual([])
  })

  it('may be a match, of which each game begins with the whole deck', () => {
    const third = cardsOf(3, DECK, 20)
    const { entries, piles } = game()
    const more = [...entries, 'next', `deal:${letters(third)}`]
    expect(wrong(game({ entries: more, piles: [...piles, DECK] }))).toEqual([])
    const short = without(DECK, [third[19] ?? 0])
    const unfair = cardsOf(3, short, 20)
    expect(
      wrong(game({ entries: [...entries, 'next', `deal:${letters(unfair)}`], piles: [...piles, short] })),
    ).toEqual(['Deal 3 was not shuffled from the cards of the deck.'])
  })
})

describe('a server that cheats is found out', () => {
  it('when it swaps two cards of a deal', () => {
    const swapped = altered(7, (entry) => {
      const cards = Array.from(entry.slice(5))
      const other = cards.findIndex((card) => card !== cards[0])
      ;[cards[0], cards[other]] = [cards[other] ?? '', cards[0] ?? '']
      return `deal:${cards.join('')}`
    })
    const [found, ...others] = wrong(swapped)
    expect(found).toMatch(
      /^Deal 2 is not what the secret gives: 2 cards differ\. Card 1 was .+, and should have been .+\.$/,
    )
    expect(others).toEqual([])
  })

  it('when it tells another secret, with or without the commitment for it', () => {
    const other = 'a0'.repeat(32)
    expect(wrong(game({ secret: other }))).toContain(
      'The secret that the server tells now is not the one that it committed itself to before the first deal.',
    )
    expect(wrong(game({ secret: other, commitment: sha256Hex(other) }))).toHaveLength(5)
  })

  it('when it made another game of another secret, in which all is right', () => {
    expect(wrong(game(), note({ commitment: sha256Hex('a0'.repeat(32)) }))).toEqual([
      'This browser noted another commitment before deal 1: the server has changed its secret.',
    ])
  })

  it('when it leaves out the entropy of this browser', () => {
    const told = altered(6, () => null)
    const cards = cardsOf(2, told.piles[1] ?? [], 16)
    const { entries } = told
    expect(wrong({ ...told, entries: [...entries.slice(0, -1), `deal:${letters(cards)}`] })).toEqual([
      'Deal 2 leaves out the entropy that this browser had given for it.',
    ])
  })

  it('when it puts a chain of its own in place of this browser’s', () => {
    const own = 'cd'.repeat(32)
    const told = altered(1, () => `chain:1:${link(own, 0)}`)
    expect(wrong(told)).toContain('The log leaves out the chain that this browser had announced.')
    expect(wrong(told)).toContain('The entropy of Bruno is not from the chain that they had announced.')
  })

  it('when entropy is for another deal, or comes from a chain that was announced too late', () => {
    const early = `reveal:1:2:${link(SEED, 2)}`
    expect(wrong(altered(2, () => early))).toContain(
      'The entropy of Bruno is not from the chain that they had announced.',
    )
    const told = game()
    const [shuffle = '', chain = '', , deal = ''] = told.entries
    const late = { ...told, entries: [shuffle, deal, chain, early, ...told.entries.slice(7)] }
    expect(verify('t1', late, null, NAMES).deals[1]?.troubles).toContain(
      'The entropy of Bruno is not from the chain that they had announced.',
    )
  })

  it('when it gives the Condottiere to another seat than the secret does', () => {
    const { holder } = game()
    expect(wrong(game({ holder: 1 - holder }))).toEqual([
      `The secret gives ${NAMES[holder]} the Condottiere first, but ${NAMES[1 - holder]} had it.`,
    ])
    expect(wrong(game({ holder: 1 - holder, holder_drawn: false }))).toEqual([])
  })

  it('when what it tells makes no sense', () => {
    expect(wrong(game({ secret: 'none' })).length).toBeGreaterThan(2)
    expect(wrong(game({ piles: [] })).length).toBeGreaterThan(2)
    expect(wrong(game({ piles: [[], [1]] })).length).toBeGreaterThan(2)
    expect(wrong(altered(7, () => 'deal:??')).length).toBe(1)
    expect(wrong(altered(0, () => null))).toHaveLength(1)
  })
})
