// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { options, seat, view } from '../lib/fixtures'
import { mounted } from '../lib/mounted'
import type { TableView } from '../protocol'
import Summary from './Summary.svelte'

const says = (at: TableView | null): string => mounted(Summary, { view: at }).text

test('it says what wins, what ends a round and what a tie does by the rules of the table', () => {
  const plain = says(view({ seats: [seat(), seat(), seat(), seat()], total_needed: 5, adjacent_needed: 3 }))
  expect(plain).toContain('The first to have 5 regions in all, or 3 adjacent,')
  expect(plain).toContain('if those are tied, a final battle decides.')
  expect(plain).toContain('What ends a round')
  expect(plain).not.toContain('a tie leaves it')
  const rich = says(
    view({
      total_needed: 5,
      adjacent_needed: 4,
      options: options({ draw_after_battle: true, capturing_regions: true, hidden_cards: true }),
    }),
  )
  expect(rich).toContain('There are no rounds here')
  expect(rich).toContain('a tie leaves it to them')
  expect(rich).toContain('Hidden Cards')
})

test('away from a table it says what wins for every number of players', () => {
  expect(says(null)).toContain('six in all or four adjacent with two or three players')
})

test('a strength is worked out in its order, and every card is explained', () => {
  const text = says(view())
  const places = ['Winter', 'Drummer', 'Spring', 'Heroine'].map((card) => text.indexOf(card))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(text).toContain('Scarecrow')
})
