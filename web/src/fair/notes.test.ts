import { expect, it } from 'vitest'
import type { Store } from '../lib/browser/stored'
import { changeNote, noteCommitment, noteOf, noteRematch, type SeatNote, withSeat, withSent } from './notes'

function box(kept: string | null = null): Store {
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value
    },
  }
}

const SEAT: SeatNote = { seat: 0, seed: 's', chain: 'x', from: 1, sent: [], given: [], ended: false }

it('keeps the commitment that was seen first, and what was sent since', () => {
  const store = box()
  noteCommitment('t1', 'c1', 1, store)
  noteCommitment('t1', 'c2', 4, store)
  noteCommitment('t2', 'c3', 2, store)
  changeNote('t1', (note) => withSeat(note, SEAT), store)
  changeNote('t1', (note) => withSent(note, { ...SEAT, seat: 1 }, 3, [null, 'x']), store)
  const [first = SEAT] = noteOf('t1', store)?.seats ?? []
  changeNote('t1', (note) => withSent(note, first, 4, [null, 'x']), store)
  expect(noteOf('t1', store)).toMatchObject({
    table: 't1',
    commitment: 'c1',
    before: 1,
    seats: [{ ...SEAT, seat: 1, sent: [3, 4] }],
    chains: [{ deal: 3, chains: [null, 'x'] }],
  })
  expect(noteOf('t2', store)?.seats).toEqual([])
  expect(noteOf('t3', store)).toBeNull()
})

it('does not take chains for known that were told once the entropy was sent', () => {
  const store = box()
  noteCommitment('t1', 'c1', 1, store)
  changeNote('t1', (note) => withSent(note, SEAT, 3, ['x', null]), store)
  changeNote('t1', (note) => withSent(note, { ...SEAT, sent: [3] }, 3, ['x', 'late']), store)
  expect(noteOf('t1', store)?.chains).toEqual([{ deal: 3, chains: ['x', null] }])
})

it('does without what cannot be read', () => {
  expect(noteOf('t1', box('nonsense'))).toBeNull()
  const more = { seats: [{ seat: 'x' }, null], chains: [{ deal: 1 }], deals: [{ deal: 1, hand: 3 }] }
  expect(
    noteOf('t1', box(JSON.stringify([3, { table: 't1', commitment: 'c', before: 1, deal: 1, ...more }]))),
  ).toMatchObject({ seats: [], chains: [], deals: [] })
})

it('counts a second rematch as another try of the server if it knew entropy for the first', () => {
  const store = box()
  noteCommitment('t1', 'c1', 1, store)
  for (const next of ['t2', 't2', 't3']) {
    noteRematch('t1', next, store)
    noteCommitment(next, `c of ${next}`, 1, store)
    changeNote(next, (note) => withSent(note, SEAT, 1, ['x']), store)
  }
  noteRematch('t1', 't4', store)
  noteCommitment('t4', 'c4', 1, store)
  expect(['t2', 't3', 't4'].map((table) => noteOf(table, store)?.tries)).toEqual([0, 1, 2])
  noteRematch('t1', 't5', store)
  noteCommitment('t5', 'c5', 1, store)
  expect(noteOf('t5', store)).toMatchObject({ commitment: 'c5', tries: 0 })
})
