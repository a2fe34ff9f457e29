/** The fingerprint of a record, by which players compare that all were given the same one. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Verification } from '../protocol'
import { optionsText } from './setup'

/** So many values has a group of five digits. */
const GROUP = 100_000

/**
 * Eight groups of five digits: each word of 32 bits of the SHA-256 of the record's lines, without comments and the
 * names of the players, modulo 100,000. `condottiere.record.fairness.fingerprint` makes the same of a file.
 */
export function fingerprint({ entries, holder, options, rules, secret, table }: Verification): string[] {
  const lines = [
    'condottiere 1',
    `rules ${rules}`,
    `seats ${options.seats}`,
    `options ${optionsText(options)}`.trimEnd(),
    `holder ${holder}${options.first_holder === null ? '' : ' named'}`,
    `table ${table}`,
    ...entries,
    `secret:${secret}`,
  ]
  const digest = sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join('')))
  const words = new DataView(digest.buffer, digest.byteOffset)
  return Array.from({ length: 8 }, (_, word) => `${words.getUint32(4 * word) % GROUP}`.padStart(5, '0'))
}
