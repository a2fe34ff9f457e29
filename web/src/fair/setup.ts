/** What is fixed before the first deal of a game; its digest is part of every shuffle's key (docs/fairness.md). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { IDLE_LIMIT, type Options, type SeatSetup } from '../protocol'

/** The options as in a record: those that are on, then those with a number; `points` and `idle_limit` if not as usual. */
export function optionsText(options: Options): string {
  const elsewhere = ['seats', 'first_holder']
  const named = Object.entries(options)
    .filter(([name, value]) => !elsewhere.includes(name) && !(name === 'idle_limit' && value === IDLE_LIMIT))
    .map(([name, value]) => [name.replaceAll('_', '-'), value] as const)
  return [
    ...named.flatMap(([name, value]) => (value === true ? [name] : [])),
    ...named.flatMap(([name, value]) => (typeof value === 'number' ? [`${name}:${value}`] : [])),
  ].join('+')
}

function occupantText({ name, bot, guest_of }: SeatSetup): string {
  if (bot !== null) return `bot ${bot} ${name}`
  return guest_of === null ? `person ${name}` : `guest ${guest_of} ${name}`
}

/** The text, for a table by its identifier and a version of the rules. */
export function setupText(
  table: string,
  rules: number,
  options: Options,
  seats: readonly SeatSetup[],
): string {
  const { first_holder } = options
  const lines = [
    'condottiere setup 1',
    `table ${table}`,
    `rules ${rules}`,
    `seats ${options.seats}`,
    `options ${optionsText(options)}`.trimEnd(),
    `holder ${first_holder === null ? 'drawn' : `${first_holder} named`}`,
    ...seats.map((who, seat) => `seat ${seat} ${occupantText(who)}`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** The SHA-256 digest of a text, in hexadecimal digits. */
export const textDigest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
