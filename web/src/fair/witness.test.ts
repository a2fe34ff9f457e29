import { expect, it } from 'vitest'
import { browser, C, early, OTHER, room, SETUP, told } from './exampleTable'
import { noteOf } from './notes'
import type { Told } from './witness'

it('notes every table that it is shown, each once, at the latest when the battle or the game ends', () => {
  const { contribution, store } = browser()
  const shown = (version: number, hand_size: number, phase: Told['view']['phase']): Told => {
    const table = { ...early(3), version }
    const seats = [0, 1].map(() => ({ line: [1], hand_size }))
    return { ...table, view: { ...table.view, phase, seats } }
  }
  const noted = (): number[] => noteOf('t1', store)?.seen.map(([version]) => version) ?? []
  contribution.follow(shown(5, 3, 'battle'))
  contribution.follow(shown(6, 2, 'battle'))
  contribution.follow(shown(6, 2, 'battle'))
  expect(noted()).toEqual([5])
  contribution.follow(shown(7, 1, 'site'))
  expect(noted()).toEqual([5, 6, 7])
  const boards = noteOf('t1', store)?.seen.map(([, seat, hand, board]) => [seat, hand, board.length])
  expect(boards).toEqual(Array(3).fill([1, 'TTT', 16]))
  expect(new Set(noteOf('t1', store)?.seen.map(([, , , board]) => board)).size).toBe(3)
  contribution.reconnect()
  contribution.follow(shown(7, 1, 'site'))
  expect(noted()).toEqual([5, 6, 7])
  contribution.follow(shown(7, 0, 'site'))
  contribution.follow(shown(8, 0, 'over'), false, true)
  expect(noted(), 'two tables as one version contradict each other').toEqual([5, 6, 7, 7, 8])
})

it('notes what it was shown of a battle also when the connection is lost', () => {
  const { contribution, store } = browser()
  contribution.follow(early(2))
  contribution.follow({ ...early(2), version: 20 })
  expect(noteOf('t1', store)?.seen.map(([version]) => version)).not.toContain(20)
  contribution.reconnect()
  expect(noteOf('t1', store)?.seen.at(-1)?.[0]).toBe(20)
})

it('notes every table, too, that is shown with no shuffle, or with another than is noted', () => {
  const { contribution, store } = browser()
  contribution.follow({ ...early(3), version: 5 })
  contribution.follow({ ...early(3), version: 6, fairness: null })
  contribution.follow({ ...early(3), version: 7, fairness: early(2).fairness })
  contribution.follow({ ...early(3, null, { commitment: OTHER }), version: 8 })
  contribution.follow({ ...early(3, null, { commitment: 'none' }), version: 9 })
  expect(noteOf('t1', store)?.seen.map(([version]) => version)).toEqual([5, 6, 7, 8, 9])
  expect(noteOf('t1', store)).toMatchObject({ commitment: C, deal: 3 })
})

it.each([
  ['a version', { version: 'now' }],
  ['a version', { version: -1 }],
  ['a version', { version: Number.POSITIVE_INFINITY }],
  ['a version', { version: 2e9 }],
  ['a viewer', { view: { viewer: '1' } }],
  ['a viewer', { view: { viewer: 6 } }],
  ['cards', { view: { hand: [-1, 4] } }],
  ['cards', { view: { discards: [0.5] } }],
  ['cards', { view: { discards: [2 ** 40] } }],
])('notes that it was shown what is not %s', (_, changes) => {
  const { contribution, store } = browser()
  contribution.follow(early(3))
  const table = early(4)
  const view = { ...table.view, ...('view' in changes ? changes.view : {}) }
  contribution.follow({ ...table, ...changes, view } as Told)
  expect(noteOf('t1', store)?.seen.at(-1)).toEqual([0, 0, '', '0'.repeat(16)])
  expect(noteOf('t1', store)?.deal, 'nothing else of it is noted').toBe(3)
})

it('keeps what it has noted, whatever it is told of deals and chains', () => {
  const { contribution, store, sent } = browser()
  contribution.follow(early(2))
  const [{ chain } = {}] = sent
  for (const lie of [
    { deal: undefined },
    { deal: '3' },
    { deal: 3, gave: Array(7).fill(true) },
    { deal: 3, chains: ['x'.repeat(2_000_000), chain] },
  ]) {
    contribution.follow(told(3, chain, lie as object))
    expect(noteOf('t1', store)).toMatchObject({ deal: 2, seats: [{ chain }] })
  }
  expect(sent).toHaveLength(1)
})

it('notes once somebody has played here', () => {
  const { contribution, store } = browser()
  contribution.follow(early(2))
  expect(noteOf('t1', store)?.acted).toBe(false)
  contribution.follow(early(2), false, false, true)
  contribution.reconnect()
  expect(noteOf('t1', store)?.acted).toBe(true)
})

it('notes later what its browser could not keep at first', () => {
  const { contribution, full, store } = browser()
  contribution.follow({ ...early(3), version: 5 })
  full.now = true
  contribution.follow({ ...early(3), version: 6 }, true)
  full.now = false
  contribution.follow({ ...early(3), version: 7 })
  expect(noteOf('t1', store)?.seen.map(([version]) => version)).toEqual([5, 6, 7])
})

it('notes the rules that the server says the game begins by', async () => {
  const { contribution, store, sent } = browser()
  await contribution.wait(room({}, null, null))
  const [{ chain } = {}] = sent
  await contribution.wait(room({ starting: true, rules: 2 }, null, chain))
  expect(noteOf('t1', store)?.setup).toBe(SETUP.replace('rules 1', 'rules 2'))
})

it('counts a game, too, that the server takes back once it has shown it', async () => {
  const { another, contribution, store, sent } = browser()
  await contribution.wait(room({}, null, null))
  const [{ chain } = {}] = sent
  await contribution.wait(room({ starting: true }, null, chain))
  contribution.follow(early(2, chain, { gave: [false, true] }))
  await contribution.wait(room({}, null, null))
  await another('t2').wait(room({}, null, null))
  const next = noteOf('t2', store)?.seats[0]?.chain
  await another('t2').wait(room({ starting: true }, null, next))
  expect(noteOf('t2', store)?.tries).toBe(1)
})
