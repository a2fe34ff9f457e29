// @vitest-environment happy-dom
import type { ComponentProps } from 'svelte'
import { expect, test } from 'vitest'
import { action, seat, view } from '../../lib/fixtures'
import { mounted } from '../../lib/mounted'
import { CARDS, type LineOdds } from '../../protocol'
import OddsLine from './OddsLine.svelte'

const WINTER = CARDS.findIndex(({ name }) => name === 'winter')
const odds: LineOdds = {
  version: 1,
  worlds: 600,
  odds: [
    { action: action('pass', 'pass'), holds: 0.27, ties: 0 },
    { action: action('play', 'play:W', { card: WINTER }), holds: 0.999, ties: 0.001 },
  ],
}
const mine = view({ turn: 0 })
const line = (changes: Partial<ComponentProps<typeof OddsLine>>): string =>
  mounted(OddsLine, { view: mine, odds, trouble: '', card: null, ...changes }).text

test('the odds are those of passing, or of the card that is selected', () => {
  expect(line({})).toContain('If you pass now: 27% to win this battle')
  expect(line({ card: WINTER })).toContain('If you play Winter and go on as a captain would: 99% to win')
})

test('who has passed is told what comes of that', () => {
  const passed = view({ turn: 1, seats: [seat({ passed: true }), seat(), seat()] })
  expect(line({ view: passed })).toContain('You have passed: 27% to win this battle')
})

test('they are being worked out, or it is said why there are none', () => {
  expect(line({ odds: null })).toBe('Working out odds…')
  expect(line({ odds: null, trouble: 'The server made a mistake.' })).toBe('The server made a mistake.')
})
