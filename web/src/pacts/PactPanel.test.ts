// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { table } from '../lib/fixtures'
import { mounted } from '../lib/mounted'
import type { Pact } from '../protocol'
import PactPanel from './PactPanel.svelte'

const PACTS = 100
const pacts = Array.from({ length: PACTS }, (_, id): Pact => ({
  id,
  by: 1,
  to: [0],
  mine: { kind: 'pass' },
  yours: null,
  answers: [{ seat: 0, accepted: null, says: null, whispered: false }],
  withdrawn: false,
  lapsed: true,
  verdicts: [],
  says: null,
  game: 1,
}))

test('of many pacts the latest are there, and earlier ones when they are asked for', () => {
  const shown = mounted(PactPanel, {
    session: null as never,
    table: table({ pacts }),
    onoffer: () => undefined,
  })
  const few = shown.all('listitem').length
  expect(few).toBeLessThan(50)
  while (shown.all('button', 'earlier').length > 0) shown.press('Show earlier')
  expect(shown.all('listitem').length).toBe(PACTS)
})
