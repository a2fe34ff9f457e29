import { describe, expect, it } from 'vitest'
import type { Store } from '../lib/browser/stored'
import {
  changeNote,
  noteBegun,
  noteCommitment,
  noteOf,
  noteRefusal,
  noteRematch,
  type SeatNote,
  withSeat,
  withSent,
} from './notes'

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

it('forgets no other table for one that is too large, and of that one all but how often the server has tried', () => {
  const store = box()
  for (const table of ['t1', 't2', 't3']) noteCommitment(table, 'c1', 1, store)
  changeNote('t2', (note) => withSent(note, SEAT, 1, ['x']), store)
  changeNote('t2', (note) => ({ ...note, setup: 'x'.repeat(2_000_000) }), store)
  expect(['t1', 't2', 't3'].map((table) => noteOf(table, store)?.commitment)).toEqual(['c1', null, 'c1'])
  noteCommitment('t4', 'c4', 1, store)
  expect(noteOf('t4', store)?.tries).toBe(1)
  noteCommitment('t2', 'c2', 1, store)
  expect(noteOf('t2', store)).toMatchObject({ commitment: 'c2', before: 1, seats: [], tries: 1 })
})

it('does without what cannot be read', () => {
  expect(noteOf('t1', box('nonsense'))).toBeNull()
  const more = {
    seats: [{ seat: 'x' }, null],
    chains: [{ deal: 1 }],
    deals: [{ deal: 1 }],
    seen: [{}, [1, 0, 'T'], [1, 0, 'T', 3]],
  }
  expect(
    noteOf('t1', box(JSON.stringify([3, { table: 't1', commitment: 'c', before: 1, deal: 1, ...more }]))),
  ).toMatchObject({ seats: [], chains: [], deals: [], seen: [] })
})

describe('another try of the server', () => {
  /** A browser that has seen the game of t1. */
  function experienced() {
    const store = box()
    const given = (table: string): void => {
      noteCommitment(table, `c of ${table}`, 1, store)
      changeNote(table, (note) => withSent(note, SEAT, 1, ['x']), store)
    }
    const deal = { deal: 1, since: 0, version: 1, seat: 0, gave: [0] }
    const seen = (table: string): unknown =>
      changeNote(table, (note) => ({ ...note, deal: 2, deals: [deal] }), store)
    const played = (table: string): void => {
      seen(table)
      changeNote(table, (note) => ({ ...note, acted: true }), store)
    }
    given('t1')
    played('t1')
    return { store, given, seen, played, tries: (table: string) => noteOf(table, store)?.tries }
  }

  it('is a second rematch once it knew entropy for the first', () => {
    const { store, given, tries } = experienced()
    for (const next of ['t2', 't2', 't3']) {
      noteRematch('t1', next, store)
      given(next)
    }
    noteRematch('t1', 't4', store)
    noteCommitment('t4', 'c4', 1, store)
    noteRematch('t1', 't5', store)
    noteCommitment('t5', 'c5', 1, store)
    expect(['t2', 't3', 't4', 't5'].map(tries)).toEqual([0, 1, 2, 2])
  })

  it('is any table that is made in place of a game that it has not begun', () => {
    const { given, played, tries } = experienced()
    for (const table of ['t2', 't3', 't4']) given(table)
    expect(['t2', 't3', 't4'].map(tries)).toEqual([0, 1, 2])
    played('t4')
    given('t5')
    expect(tries('t5')).toBe(0)
  })

  it('is one also when games go on that were seen before, and once many other tables were noted', () => {
    const { store, given, played, tries } = experienced()
    given('t2')
    changeNote('t1', (note) => ({ ...note, holder: 0 }), store)
    expect(noteOf('t1', store)?.holder).toBe(0)
    for (let table = 0; table < 200; table++) noteCommitment(`other ${table}`, 'c', 1, store)
    expect(noteOf('t2', store)).toBeNull()
    given('t3')
    expect(tries('t3')).toBe(1)
    played('t3')
    given('t4')
    expect(tries('t4')).toBe(0)
  })

  it('is one still after a game that was only shown, or that this browser came to later', () => {
    const { store, given, seen, played, tries } = experienced()
    given('t2')
    given('t3')
    seen('t3')
    given('t4')
    noteCommitment('t5', 'c5', 3, store)
    expect([tries('t3'), tries('t4'), tries('t5')]).toEqual([1, 1, 2])
    played('t5')
    noteRefusal('t6', 0, store)
    given('t6')
    expect(tries('t6')).toBe(0)
  })

  it('is none after a rematch to which this browser gave entropy, but not its player’s company', () => {
    const { store, given, tries } = experienced()
    noteRematch('t1', 't2', store)
    given('t2')
    noteBegun('t2', false, store)
    given('t3')
    expect(tries('t3')).toBe(0)
  })

  it('is a rematch that is named and never begun, or to which this browser goes in vain', () => {
    for (const goes of [false, true]) {
      const { store, given, tries } = experienced()
      noteRematch('t1', 't2', store)
      given('t2')
      for (const told of goes ? [false, true, false] : []) noteBegun('t2', told, store)
      given('t3')
      expect(tries('t3')).toBe(1)
    }
  })

  it('is a rematch that is said to have begun, and then another in its stead', () => {
    const { store, given, tries } = experienced()
    for (const next of ['t2', 't3']) {
      noteRematch('t1', next, store)
      given(next)
      noteBegun(next, false, store)
    }
    expect(tries('t3')).toBe(1)
  })
})
