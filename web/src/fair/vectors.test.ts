import { readFileSync } from 'node:fs'
import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { CARDS, type Options, type SeatSetup } from '../protocol'
import { type Board, boardDigest, boardText } from './board'
import { CHAIN_LENGTH, link, newSeed, sha256Hex } from './chain'
import { leadsTo, links } from './links'
import { seatOf } from './log'
import { setupText, textDigest } from './setup'
import { dealKey, type Entropy, holderKey, type KeySource, pileCommitment, shuffled, Stream } from './shuffle'

interface Vectors {
  commitments: { secret: string; commitment: string }[]
  chains: { last: string; links: Record<string, string> }[]
  setups: {
    table: string
    rules: number
    options: Options
    seats: SeatSetup[]
    text: string
    digest: string
  }[]
  boards: (Board & { text: string; digest: string })[]
  keys: (KeySource & { kind: string; deal: number | null; entropy: Entropy; key: string })[]
  piles: (Omit<KeySource, 'setup'> & { deal: number; cards: string; seats: number[]; commitment: string })[]
  streams: { key: string; words: number[] }[]
  numbers: { key: string; n: number[]; below: number[] }[]
  shuffles: { key: string; piles: string[]; shuffled: string[] }[]
}

/** What the server computes (`tests/record/test_fairness_stream.py`). */
const vectors = JSON.parse(
  readFileSync(new URL('../../../conformance/fairness/steps.json', import.meta.url), 'utf-8'),
) as Vectors

const countsOf = (letters: string): number[] =>
  CARDS.map(({ letter }) => Array.from(letters).filter((one) => one === letter).length)

const streamOf = ({ key }: { key: string }): Stream => new Stream(hexToBytes(key))

describe('the browser computes what the server does', () => {
  it.each(vectors.commitments)('commitment $commitment', ({ secret, commitment }) => {
    expect(sha256Hex(secret)).toBe(commitment)
  })

  it.each(vectors.chains)('chain $last', ({ last, links }) => {
    for (const [deal, expected] of Object.entries(links)) expect(link(last, Number(deal))).toBe(expected)
  })

  it.each(vectors.setups)('setup $digest', ({ table, rules, options, seats, text, digest }) => {
    expect(setupText(table, rules, options, seats)).toBe(text)
    expect(textDigest(text)).toBe(digest)
    const lines = text.split('\n').filter((line) => line.startsWith('seat '))
    expect(lines.map((line) => seatOf(line.slice('seat 0 '.length)))).toEqual(seats)
  })

  it.each(vectors.boards)('board $digest', ({ text, digest, ...board }) => {
    expect(boardText(board)).toBe(text)
    expect(digest.slice(0, 16)).toBe(boardDigest(board))
    expect(textDigest(text)).toBe(digest)
  })

  it.each(vectors.keys)('key of $kind $deal', ({ kind, deal, entropy, key, ...source }) => {
    const made = kind === 'holder' ? holderKey(source, entropy) : dealKey(source, deal ?? 0, entropy)
    expect(made).toEqual(hexToBytes(key))
  })

  it.each(vectors.piles)(
    'commitment to a pile $commitment',
    ({ deal, cards, seats, commitment, ...source }) => {
      expect(pileCommitment(source, deal, countsOf(cards), seats)).toBe(commitment)
    },
  )

  it.each(vectors.streams)('stream of $key', (vector) => {
    const stream = streamOf(vector)
    expect(vector.words.map(() => stream.below(2 ** 32))).toEqual(vector.words)
  })

  it.each(vectors.numbers)('numbers of $key', (vector) => {
    const stream = streamOf(vector)
    expect(vector.n.map((n) => stream.below(n))).toEqual(vector.below)
  })

  it.each(vectors.shuffles)('shuffles of $key', (vector) => {
    const stream = streamOf(vector)
    const orders = vector.piles.map((pile) => shuffled(countsOf(pile), stream))
    expect(orders.map((order) => order.map((card) => CARDS[card]?.letter).join(''))).toEqual(vector.shuffled)
  })
})

it('makes chains that nobody can foresee, whose links lead to the earlier ones', () => {
  const seed = newSeed()
  expect(seed).toMatch(/^[0-9a-f]{64}$/)
  expect(newSeed()).not.toBe(seed)
  expect(leadsTo(link(seed, 7), 7, link(seed, 0), 0)).toBe(true)
  expect(leadsTo(link(seed, 7), 7, link(seed, 5), 5)).toBe(true)
  expect(leadsTo(link(seed, 7), 6, link(seed, 0), 0)).toBe(false)
  expect(leadsTo(link(seed, 5), 5, link(seed, 5), 5)).toBe(false)
  expect(leadsTo('short', 7, link(seed, 0), 0)).toBe(false)
})

it.each([3, CHAIN_LENGTH, CHAIN_LENGTH + 3])('finds the links of a chain in a table of %i deals', (deals) => {
  const seed = newSeed()
  const found = links(seed, deals)
  for (const deal of [1, 3]) expect(found(deal)).toBe(link(seed, deal))
  expect(found(CHAIN_LENGTH + 1)).toBe('')
})
