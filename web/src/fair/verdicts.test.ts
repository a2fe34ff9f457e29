import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Verification } from '../protocol'
import { fingerprint } from './fingerprint'
import type { Note } from './notes'
import { type Judgement, verify } from './verify'

interface Vectors {
  games: { names: string[]; verification: Verification; fingerprint: string }[]
  cases: { name: string; game: number; note: Note | null; judgement: Judgement }[]
}

/** What the command says of honest games and of cheats (`tests/support/verdicts.py`). */
const { games, cases } = JSON.parse(
  readFileSync(new URL('../../../tests/vectors/verdicts.json', import.meta.url), 'utf-8'),
) as Vectors

it.each(cases)('the page says the same as the command: $name', ({ game, note, judgement }) => {
  const { names = [], verification } = games[game] ?? {}
  expect(verification && verify(verification.table, verification, note, names)).toEqual(judgement)
})

it.each(games)('the page shows the fingerprint that the command prints: $fingerprint', (game) => {
  expect(fingerprint(game.verification).join(' ')).toBe(game.fingerprint)
})
