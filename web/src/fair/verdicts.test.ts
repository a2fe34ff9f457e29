import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Verification } from '../protocol'
import { fingerprint } from './fingerprint'
import type { Note } from './notes'
import { type Judgement, verify } from './verify'

interface Index {
  /** `told` is where there is a secret, and the rules were kept. */
  records: { file: string; names: string[]; fingerprint: string; told: string | null }[]
  cases: { name: string; record: string; notes: string | null; judgement: Judgement }[]
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../conformance/fairness/${name}`, import.meta.url), 'utf-8'))

const { records, cases } = read('index.json') as Index
const games = new Map(
  records.flatMap(({ file, told, ...game }) =>
    told === null ? [] : [[file, { ...game, told: read(told) as Verification }]],
  ),
)

it.each(cases.filter(({ record }) => games.has(record)))(
  'the page says the same as the command: $name',
  ({ record, notes, judgement }) => {
    const { names = [], told } = games.get(record) ?? {}
    const note = notes === null ? null : (read(notes) as Note)
    expect(told && verify(told.table, told, note, names)).toEqual(judgement)
  },
)

it.each([...games.values()])(
  'the page shows the fingerprint that the command prints: $fingerprint',
  (game) => {
    expect(fingerprint(game.told).join(' ')).toBe(game.fingerprint)
  },
)
