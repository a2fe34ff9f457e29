/** The shuffle of a deal, as docs/fairness.md defines it. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { at } from '../lib/at'
import { laidOut } from '../lib/game/counts'
import { lettersOf } from './board'

/** The entropy that seats gave for a deal, as hex by seat. */
export type Entropy = Readonly<Record<number, string>>

const WORDS = 2 ** 32

/** What the keys of a table follow from, in hexadecimal digits: the server's secret, and the digest of the setup. */
export interface KeySource {
  secret: string
  table: string
  setup: string
}

/** The key of a deal, with the entropy of those who gave some. */
export const dealKey = ({ secret, table, setup }: KeySource, deal: number, entropy: Entropy): Uint8Array =>
  keyOf(secret, ['condottiere deal 1', `table ${table}`, `setup ${setup}`, `deal ${deal}`], entropy)

/** The key by which the first holder is drawn (R1.5), with the entropy for the first deal. */
export const holderKey = ({ secret, table, setup }: KeySource, entropy: Entropy): Uint8Array =>
  keyOf(secret, ['condottiere holder 1', `table ${table}`, `setup ${setup}`], entropy)

/** The commitment to a pile, as counts by card, and to how many cards of the deal fall to each seat. */
export const pileCommitment = (
  { secret, table }: Omit<KeySource, 'setup'>,
  deal: number,
  pile: readonly number[],
  falling: readonly number[],
): string =>
  bytesToHex(
    digestOf(secret, [
      'condottiere pile 1',
      `table ${table}`,
      `deal ${deal}`,
      `cards ${lettersOf(pile)}`,
      `seats ${falling.join(' ')}`,
    ]),
  )

function keyOf(secret: string, about: readonly string[], entropy: Entropy): Uint8Array {
  const seats = Object.entries(entropy)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([seat, link]) => `seat ${seat} ${link}`)
  return digestOf(secret, [...about, ...seats])
}

const digestOf = (secret: string, lines: readonly string[]): Uint8Array =>
  hmac(sha256, hexToBytes(secret), utf8ToBytes(lines.map((line) => `${line}\n`).join('')))

/** Random numbers from a key: the words of HMAC-SHA-256 of a counter. */
export class Stream {
  #block = 0
  #words: number[] = []

  constructor(private readonly key: Uint8Array) {}

  /** From 0 to n - 1, each as likely as the others: words that would favour some are passed over. */
  below(n: number): number {
    const limit = WORDS - (WORDS % n)
    for (;;) {
      const word = this.#word()
      if (word < limit) return word % n
    }
  }

  #word(): number {
    if (this.#words.length === 0) this.#words = this.#next()
    return this.#words.shift() ?? 0
  }

  #next(): number[] {
    const counter = new DataView(new ArrayBuffer(8))
    counter.setBigUint64(0, BigInt(this.#block++))
    const digest = new DataView(hmac(sha256, this.key, new Uint8Array(counter.buffer)).buffer)
    return Array.from({ length: 8 }, (_, word) => digest.getUint32(4 * word))
  }
}

/** The cards of a pile, given as counts by card, as Fisher and Yates shuffle them; dealt from the end. */
export function shuffled(counts: readonly number[], stream: Stream): number[] {
  const pile = laidOut(counts)
  for (let last = pile.length - 1; last > 0; last--) {
    const other = stream.below(last + 1)
    ;[pile[last], pile[other]] = [at(pile, other), at(pile, last)]
  }
  return pile
}
