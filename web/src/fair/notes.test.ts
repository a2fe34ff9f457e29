import { expect, it } from 'vitest'
import type { Store } from '../lib/stored'
import { noteCommitment, noteDeal, noteOf, noteSeat } from './notes'

function box(kept: string | null = null): Store {
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value
    },
  }
}

it('keeps the commitment that was seen first, and what was given since', () => {
  const store = box()
  noteCommitment('t1', 'c1', 1, store)
  noteCommitment('t1', 'c2', 4, store)
  noteCommitment('t2', 'c3', 2, store)
  const seat = { seat: 0, seed: 's', chain: 'x', sent: [], given: [] }
  noteSeat('t1', seat, store)
  noteSeat('t1', { ...seat, seat: 1 }, store)
  for (const deal of [3, 4, 3]) noteDeal('t1', seat, 'given', deal, store)
  noteDeal('t1', seat, 'sent', 5, store)
  noteDeal('t1', { ...seat, chain: 'y' }, 'given', 5, store)
  expect(noteOf('t1', store)).toEqual({
    table: 't1',
    commitment: 'c1',
    before: 1,
    seats: [{ ...seat, seat: 1, sent: [5], given: [3, 4] }],
  })
  expect(noteOf('t2', store)?.seats).toEqual([])
  expect(noteOf('t3', store)).toBeNull()
})

it('does without what cannot be read', () => {
  expect(noteOf('t1', box('nonsense'))).toBeNull()
  const seats = [{ seat: 'x' }, null]
  expect(
    noteOf('t1', box(JSON.stringify([3, { table: 't1', commitment: 'c', before: 1, seats }])))?.seats,
  ).toEqual([])
})
