// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { mounted } from '../lib/mounted'
import { Refused } from '../lib/server/api'
import type { Verification } from '../protocol'
import FairnessReport from './FairnessReport.svelte'
import { NAMES, altered, game } from './exampleGame'
import { noteCommitment } from './notes'
import { verifying } from './verify'

const report = async (asked: Promise<Verification>): Promise<string> => {
  const shown = mounted(FairnessReport, { table: 't1', ask: () => asked, names: NAMES })
  await vi.waitFor(() => {
    flushSync()
    expect(shown.text).not.toMatch(/Asking the server|Shuffling every deal/)
  }, 60_000)
  return shown.text
}
const refused = (code: string): Promise<Verification> =>
  Promise.reject(new Refused(code, () => 'No such game.'))

test('a game is judged as a whole, and deal by deal', async () => {
  const told = await report(Promise.resolve(game()))
  expect(told).toContain('Not proven: nothing contradicts the server, but that is no proof.')
  expect(told).toContain('Deal 1: 20 cards, as they follow from the secret')
  const other = await report(Promise.resolve(altered(15, () => 'deal:TTTT')))
  expect(other).toContain('Not fair: something is not as the server promised.')
  expect(other).toContain('Deal 2 is not what follows from the secret')
})

test('how far it is, is told: first the server is asked, then one deal after the other is dealt again', () => {
  const shown = mounted(FairnessReport, {
    table: 't1',
    ask: () => new Promise(() => undefined),
    names: NAMES,
  })
  expect(shown.text).toContain('Asking the server what was dealt')
  const steps = [...verifying('t1', game(), null, NAMES)]
  expect(steps.map(({ done }) => done)).toEqual(steps.map((_, deal) => deal + 1))
  expect(steps.at(-1)).toEqual({ done: steps.length, of: steps.length })
})

test('a server that does not tell any more what this browser has noted is not trusted', async () => {
  expect(await report(refused('not_found'))).toBe('No such game.')
  noteCommitment('t1', game().commitment, 1)
  const hidden = 'This browser noted the server’s commitment, but now the server says nothing of it.'
  expect(await report(refused('not_found'))).toContain(hidden)
  expect(await report(refused('too_many'))).toContain('The server says nothing now.')
})
