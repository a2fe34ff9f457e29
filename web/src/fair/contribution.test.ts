import { describe, expect, it } from 'vitest'
import type { Store } from '../lib/stored'
import type { Fairness, RoomMessage, WaitingSeat } from '../protocol'
import { leadsTo } from './chain'
import { Contribution } from './contribution'
import { noteOf } from './notes'

const C = 'c0'.repeat(32)

/** A browser at a table, and what it sent. */
function browser(change: () => Promise<unknown> = () => Promise.resolve(null)) {
  let kept: string | null = null
  const store: Store = {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value
    },
  }
  const sent: Record<string, unknown>[] = []
  const connected = { now: true }
  const hooks = {
    send: (message: object) => {
      if (connected.now) sent.push({ ...message })
      return connected.now
    },
    change: (action: object) => {
      sent.push({ ...action })
      return change()
    },
  }
  return { contribution: new Contribution('t1', hooks, store), store, sent, connected }
}

const fairness = (deal: number, chain: unknown = null, revealed = false, commitment = C): Fairness => ({
  commitment,
  deal,
  chains: [null, typeof chain === 'string' ? chain : null],
  counts_from: [null, typeof chain === 'string' ? 3 : null],
  revealed: [false, revealed],
})

const room = (changes: Partial<RoomMessage> = {}, ...chains: unknown[]) =>
  ({
    commitment: C,
    seat: 1,
    seats: chains.map((chain) => ({ chain }) as WaitingSeat),
    starting: false,
    ...changes,
  }) as RoomMessage

describe('at a table', () => {
  it('announces a chain once, and gives a link of it for each deal from when it counts', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(fairness(2), 1)
    contribution.follow(fairness(2), 1)
    const [{ chain } = {}] = sent
    expect(sent).toEqual([{ type: 'chain', chain }])
    contribution.follow(fairness(2, chain), 1) // For deal 2 the others' entropy was known.
    expect(sent).toHaveLength(1)
    for (const revealed of [false, false, true]) contribution.follow(fairness(3, chain, revealed), 1)
    contribution.follow(fairness(4, chain), 1)
    expect(sent.slice(1)).toMatchObject([
      { type: 'reveal', deal: 3 },
      { type: 'reveal', deal: 4 },
    ])
    const [, third, fourth] = sent
    expect(leadsTo(String(third?.reveal), 3, String(chain), 0)).toBe(true)
    expect(leadsTo(String(fourth?.reveal), 4, String(third?.reveal), 3)).toBe(true)
    expect(noteOf('t1', store)).toMatchObject({ commitment: C, before: 2, seats: [{ seat: 1, given: [3] }] })
  })

  it('sends again what may have been lost with a connection', () => {
    const { contribution, sent, connected } = browser()
    connected.now = false
    contribution.follow(fairness(2), 1)
    expect(sent).toEqual([])
    connected.now = true
    contribution.follow(fairness(2), 1)
    contribution.reconnect()
    contribution.follow(fairness(2), 1)
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
  })

  it('keeps what it gave, whatever the server makes of it', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(fairness(2), 1)
    const [{ chain } = {}] = sent
    for (const revealed of [false, true]) contribution.follow(fairness(3, chain, revealed), 1)
    contribution.follow(fairness(4), 1)
    expect(noteOf('t1', store)?.seats).toMatchObject([{ chain, sent: [3], given: [3] }, { sent: [] }])
    expect(sent.at(-1)).toMatchObject({ type: 'chain' })
    expect(sent.at(-1)?.chain).not.toBe(chain)
  })

  it('gives nothing where another browser plays the seat, or to one who looks on', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(fairness(2, 'ab'.repeat(32)), 1)
    contribution.follow(fairness(3), null)
    expect(sent).toEqual([])
    expect(noteOf('t1', store)?.commitment).toBe(C)
  })

  it('gives nothing more to a server that has changed its commitment, which stays noted', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(fairness(2), null)
    contribution.follow(fairness(3, null, false, 'ff'.repeat(32)), 1)
    expect(sent).toEqual([])
    expect(noteOf('t1', store)).toMatchObject({ commitment: C, before: 2 })
  })
})

describe('in a waiting room', () => {
  it('announces a chain for its seat, and gives the first link when the game starts', async () => {
    const { contribution, store, sent } = browser()
    await contribution.wait(room({ seat: null }))
    expect(sent).toEqual([])
    await contribution.wait(room())
    await contribution.wait(room())
    const [{ chain } = {}] = sent
    await contribution.wait(room({}, null, chain))
    for (const starting of [true, true]) await contribution.wait(room({ starting }, null, chain))
    expect(sent).toMatchObject([{ type: 'chain' }, { type: 'reveal' }])
    expect(leadsTo(String(sent[1]?.reveal), 1, String(chain), 0)).toBe(true)
    expect(noteOf('t1', store)).toMatchObject({ before: 1, seats: [{ seat: 1, given: [1] }] })
    contribution.follow({ ...fairness(2, chain), counts_from: [null, 1] }, 1)
    expect(sent[2]).toMatchObject({ type: 'reveal', deal: 2 })
  })

  it('goes with its chain to another seat', async () => {
    const { contribution, store, sent } = browser()
    await contribution.wait(room())
    const [{ chain } = {}] = sent
    await contribution.wait(room({ seat: 0, starting: true }, chain, null))
    expect(sent).toMatchObject([{ type: 'chain' }, { type: 'reveal' }])
    expect(noteOf('t1', store)?.seats).toMatchObject([{ seat: 0, chain, given: [1] }])
  })

  it('announces another chain once a start has come to nothing', async () => {
    const { contribution, store, sent } = browser()
    await contribution.wait(room())
    await contribution.wait(room({ starting: true }, null, sent[0]?.chain))
    await contribution.wait(room({}, null, null))
    expect(noteOf('t1', store)?.seats).toMatchObject([{ seat: 1, sent: [], given: [] }])
    expect(sent.map(({ type }) => type)).toEqual(['chain', 'reveal', 'chain'])
    expect(sent[2]?.chain).not.toBe(sent[0]?.chain)
  })

  it('announces it again at the table if it was not taken over', async () => {
    const { contribution, sent } = browser()
    await contribution.wait(room())
    contribution.follow(fairness(2), 1)
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
  })

  it('tries again what the server has not taken, and notes none of it', async () => {
    const { contribution, store, sent } = browser(() => Promise.reject(new Error('no')))
    await contribution.wait(room())
    await contribution.wait(room())
    const [{ chain } = {}] = sent
    await contribution.wait(room({ starting: true }, null, chain))
    expect(sent.map(({ type }) => type)).toEqual(['chain', 'chain', 'reveal'])
    expect(noteOf('t1', store)?.seats).toMatchObject([{ given: [] }])
  })
})
