// @vitest-environment happy-dom
import type { ComponentProps } from 'svelte'
import { expect, test } from 'vitest'
import { action, view } from '../../lib/fixtures'
import { mounted } from '../../lib/mounted'
import { CARDS, type Hint } from '../../protocol'
import OddsLine from './OddsLine.svelte'

const WINTER = CARDS.findIndex(({ name }) => name === 'winter')
const hint: Hint = {
  version: 1,
  actions: [
    { action: action('pass', 'pass'), chance: 0.27, equal: true, reasons: [{ id: 'advice-dear' }] },
    {
      action: action('play', 'play:W', { card: WINTER }),
      chance: 0.214,
      equal: false,
      reasons: [
        { id: 'does-leads', count: 4 },
        { id: 'needs', count: 3 },
      ],
    },
  ],
}
const mine = view({ turn: 0, legal: hint.actions.map(({ action }) => action) })
const line = (changes: Partial<ComponentProps<typeof OddsLine>>): string =>
  mounted(OddsLine, { view: mine, name: String, hint, trouble: '', card: null, ...changes }).text

test('the best choice is told, or the card that is selected, with its chance to win the game and why', () => {
  expect(line({})).toBe('Pass (best): 27% to win the game. Too dear')
  expect(line({ card: WINTER })).toBe(
    'Play Winter: 21% to win the game. Leads by 4 · About 3 more cards needed',
  )
})

test('they are thought about, or it is said why there are none or when there will be some', () => {
  expect(line({ hint: null })).toBe('Thinking about your choices…')
  expect(line({ hint: null, view: view({ turn: 1 }) })).toContain('On your turn')
  expect(line({ hint: null, trouble: 'The server made a mistake.' })).toBe('The server made a mistake.')
})

test('a choice without a chance tells when there will be one', () => {
  const unjudged = hint.actions.map((one) => ({ ...one, chance: null, reasons: [] }))
  expect(line({ hint: { ...hint, actions: unjudged } })).toBe(
    'Pass (best). No chances yet: the captain who reckons them is still getting ready.',
  )
})
