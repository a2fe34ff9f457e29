// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { at } from '../lib/at'
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
  const button = (): HTMLElement | undefined => shown.all('button', 'Show earlier')[0]
  while (button()) {
    button()?.focus()
    shown.press('Show earlier')
  }
  expect(shown.all('listitem').length).toBe(PACTS)
  expect(document.activeElement?.getAttribute('role'), 'the keyboard goes on here').toBe('region')
})

test('an offer that is open is there however many pacts came after it', () => {
  const answers = [{ seat: 0, accepted: null, says: null, whispered: false }]
  const open: Pact = { ...at(pacts, 0), answers, lapsed: false }
  const shown = mounted(PactPanel, {
    session: { canRequest: true } as never,
    table: table({ pacts: [open, ...pacts.slice(1)] }),
    onoffer: () => undefined,
  })
  expect(shown.all('button', 'Accept')).toHaveLength(1)
})
