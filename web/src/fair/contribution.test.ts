import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sha256Hex } from './chain'
import { leadsTo } from './links'
import { UNANSWERED_MS } from './contribution'
import { C, OPTIONS, OTHER, PILE, SETUP, browser, early, links, room, told } from './exampleTable'
import type { SeatSetup } from '../protocol'
import { changeNote, noteOf } from './notes'
import { textDigest } from './setup'
import type { Told } from './witness'

describe('at a table', () => {
  it('announces a chain once, and gives a link of it for each deal from when it counts', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(told(2))
    contribution.follow(told(2))
    const [{ chain } = {}] = sent
    expect(sent).toEqual([{ type: 'chain', chain }])
    contribution.follow(told(2, chain)) // For deal 2 the others' entropy was known.
    expect(sent).toHaveLength(1)
    contribution.follow(told(3, chain))
    contribution.follow(told(3, chain, { revealed: [false, true] }))
    contribution.follow(told(4, chain, { gave: [false, true] }))
    expect(sent.slice(1)).toMatchObject([
      { type: 'reveal', deal: 3 },
      { type: 'reveal', deal: 4 },
    ])
    const [, third, fourth] = sent
    expect(leadsTo(String(third?.reveal), 3, String(chain), 0)).toBe(true)
    expect(leadsTo(String(fourth?.reveal), 4, String(third?.reveal), 3)).toBe(true)
    expect(noteOf('t1', store)).toMatchObject({ commitment: C, before: 2, seats: [{ seat: 1, given: [3] }] })
  })

  it('gives a link once its deal is due, and not before', () => {
    const { contribution, sent } = browser()
    contribution.follow(early(2))
    const [{ chain } = {}] = sent
    contribution.follow(early(3, chain))
    contribution.follow(early(3, chain, { chains: [OTHER, String(chain)] }))
    expect(links(sent)).toEqual([])
    contribution.follow(told(3, chain))
    expect(links(sent).map(([deal]) => deal)).toEqual([3])
  })

  it('gives it only to a server that has committed itself to the pile of a deal that it says is due', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(early(2))
    const [{ chain } = {}] = sent
    for (const hidden of [false, true]) contribution.follow(told(3, chain, { pile: null }), hidden)
    contribution.follow(told(3, chain, { pile: 'later' }))
    expect(links(sent)).toEqual([])
    contribution.follow(told(3, chain))
    contribution.follow(told(3, chain, { pile: OTHER })) // Too late.
    expect(links(sent).map(([deal]) => deal)).toEqual([3])
    expect(noteOf('t1', store)?.dues).toEqual([{ deal: 3, version: 9, pile: PILE }])
  })

  it('gives it where the options name the first holder, which what is shown of a table does not say', () => {
    const { contribution, store, sent } = browser()
    const setup = SETUP.replace('holder drawn', 'holder 1 named')
    const digest = { setup: textDigest(setup) }
    contribution.follow(told(2, null, digest))
    const [{ chain } = {}] = sent
    contribution.follow(told(3, chain, digest))
    expect(links(sent).map(([deal]) => deal)).toEqual([3])
    expect(noteOf('t1', store)?.setup).toBe(setup)
  })

  it('gives it early when the page is hidden, as long as it is', () => {
    const { contribution, sent } = browser()
    contribution.follow(early(2))
    const [{ chain } = {}] = sent
    contribution.follow(early(3, chain))
    contribution.follow(early(3, chain), true)
    expect(links(sent).map(([deal]) => deal)).toEqual([3])
    contribution.follow(early(4, chain, { gave: [false, true] }), true)
    expect(links(sent).map(([deal]) => deal)).toEqual([3, 4])
    contribution.follow(early(5, chain, { gave: [false, true] }))
    expect(links(sent).map(([deal]) => deal)).toEqual([3, 4])
  })

  it('gives it early once it came too late, until there is another connection', () => {
    const { contribution, sent } = browser()
    contribution.follow(early(2))
    const [{ chain } = {}] = sent
    contribution.follow(told(3, chain))
    contribution.follow(early(4, chain))
    contribution.follow(early(5, chain, { gave: [false, true] }))
    expect(links(sent).map(([deal]) => deal)).toEqual([3, 4, 5])
    contribution.reconnect()
    contribution.follow(early(6, chain, { gave: [false, true] }))
    expect(links(sent).map(([deal]) => deal)).toEqual([3, 4, 5])
  })

  it('gives nothing early to a server that says only later that it came too late', () => {
    const { contribution, sent, ignored } = browser()
    contribution.follow(early(2))
    const [{ chain } = {}] = sent
    contribution.follow(told(3, chain))
    contribution.follow(early(4, chain, { gave: [false, true] }))
    contribution.follow(early(4, chain))
    expect(links(sent).map(([deal]) => deal)).toEqual([3])
    expect(ignored.at(-1)).not.toBe(true)
  })

  it('notes for somebody who only looked on at first that the deal was made before', () => {
    const { contribution, store } = browser()
    contribution.follow({ ...early(2, null, {}, null), version: 5 })
    contribution.follow({ ...early(3, null, {}, null), version: 9 })
    contribution.follow({ ...early(3, null, { revealed: [true, false] }, null), version: 11 })
    contribution.reconnect()
    contribution.follow({ ...early(3), version: 12 })
    expect(noteOf('t1', store)?.deals).toMatchObject([{ deal: 2, since: 5, version: 12 }])
  })

  it('gives it for the deal only from which the server counts it, if that is later', () => {
    const { contribution, sent } = browser()
    contribution.follow(told(2))
    contribution.follow(told(3, sent[0]?.chain, { counts_from: [null, 4] }))
    expect(links(sent)).toEqual([])
    contribution.follow(told(4, sent[0]?.chain, { counts_from: [null, 4] }))
    expect(links(sent)).toHaveLength(1)
  })

  it('notes what it is shown after each deal, and whose chains it knew when it gave its own entropy', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(told(2))
    const [{ chain } = {}] = sent
    const chains = [OTHER, String(chain)]
    contribution.follow(told(3, chain, { chains, gave: [true, false] }))
    contribution.follow(told(3, chain, { chains: ['ef'.repeat(32), String(chain)] })) // Too late.
    contribution.follow({ ...told(4, chain, { chains, gave: [true, true] }), version: 11 })
    expect(noteOf('t1', store)).toMatchObject({
      deal: 4,
      setup: SETUP,
      holder: 0,
      dues: [2, 3, 4].map((deal) => ({ deal, version: deal === 4 ? 11 : 3 * deal, pile: PILE })),
      chains: [{ deal: 3, chains }],
      deals: [
        { deal: 1, since: 0, version: 6, seat: 1, gave: [] },
        { deal: 2, since: 6, version: 9, seat: 1, gave: [0] },
        { deal: 3, since: 9, version: 11, seat: 1, gave: [0, 1] },
      ],
    })
  })

  it('keeps its chain, and the first holder of the first game, over the games and the final battle of a match', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(early(2))
    const [{ chain } = {}] = sent
    for (const [games, deal] of [3, 4, 5].entries()) {
      const table = { ...told(deal, chain, { gave: [false, deal > 3] }), version: 10 * deal }
      const of = (version: number, phase: Told['view']['phase']): Told => ({
        ...table,
        version: table.version + version,
        view: { ...table.view, phase, games, first_holder: games % 2 },
      })
      contribution.follow(of(0, 'deal'))
      contribution.follow({
        ...of(1, 'battle'),
        fairness: { ...table.fairness, deal: deal + 1, gave: [false, true] },
      })
      contribution.follow({
        ...of(2, 'interval'),
        fairness: { ...table.fairness, deal: deal + 1, gave: [false, true] },
      })
    }
    expect(sent.filter(({ type }) => type === 'chain')).toHaveLength(1)
    expect(links(sent).map(([deal]) => deal)).toEqual([3, 4, 5])
    const note = noteOf('t1', store)
    expect(note).toMatchObject({ holder: 0, deal: 6, seats: [{ chain, sent: [3, 4, 5], given: [3, 4, 5] }] })
    expect(note?.seen).toHaveLength(10)
  })

  it('keeps from which deal on its chain was to count, however often the server does not listen', () => {
    const { contribution, store, sent } = browser()
    for (const deal of [2, 3, 4]) contribution.follow(told(deal))
    expect(new Set(sent.map(({ chain }) => chain)).size).toBe(1)
    expect(noteOf('t1', store)?.seats).toMatchObject([{ from: 3, sent: [] }])
    contribution.follow(told(5, sent[0]?.chain, { counts_from: [null, 5] }))
    expect(noteOf('t1', store)?.seats).toMatchObject([{ from: 3, sent: [5] }])
  })

  it('announces for a seat no chain that another seat has', () => {
    const { contribution, sent } = browser()
    contribution.follow(told(2))
    const [{ chain } = {}] = sent
    contribution.follow(told(3, null, { chains: [String(chain), null] }))
    expect(sent[1]).toMatchObject({ type: 'chain' })
    expect(sent[1]?.chain).not.toBe(chain)
  })

  it('sends again what may have been lost with a connection', () => {
    const { contribution, sent, connected } = browser()
    connected.now = false
    contribution.follow(told(2))
    expect(sent).toEqual([])
    connected.now = true
    contribution.follow(told(2))
    contribution.reconnect()
    contribution.follow(told(2))
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
  })

  it('keeps what it gave, whatever the server makes of it', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(told(2))
    const [{ chain } = {}] = sent
    contribution.follow(told(3, chain))
    contribution.follow(told(3, chain, { revealed: [false, true] }))
    contribution.follow(told(4))
    expect(noteOf('t1', store)?.seats).toMatchObject([{ chain, sent: [3], given: [3] }, { sent: [] }])
    expect(sent.at(-1)).toMatchObject({ type: 'chain' })
    expect(sent.at(-1)?.chain).not.toBe(chain)
  })

  it('gives nothing where another browser plays the seat, or to one who looks on', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(told(2, OTHER, { gave: [false, true] }))
    contribution.follow(told(3, OTHER, { gave: [false, true] }))
    contribution.follow(told(3, null, {}, null))
    expect(sent).toEqual([])
    expect(noteOf('t1', store)?.commitment).toBe(C)
  })

  it('announces another chain where it has lost its own, or the browser that had one is gone', () => {
    const { contribution, forget, sent } = browser()
    contribution.follow(told(2))
    const [{ chain } = {}] = sent
    forget()
    contribution.follow(told(3, chain, { gave: [false, true] })) // It may be another browser that plays.
    expect(sent).toHaveLength(1)
    contribution.follow(told(4, chain))
    expect(sent).toHaveLength(2)
    const another = sent[1]?.chain
    expect(another).not.toBe(chain)
    contribution.follow(told(4, another, { counts_from: [null, 5] }))
    contribution.follow(told(5, another, { counts_from: [null, 5] }))
    expect(links(sent)).toMatchObject([[5, expect.any(String)]])
  })

  it('gives nothing to a server that shows other options, seats, names or bots than were fixed', () => {
    const { contribution, store, sent } = browser()
    const { players, view } = told(2)
    contribution.follow({ ...told(2), players: players.toReversed() })
    expect(noteOf('t1', store)?.setup).toBeNull()
    contribution.follow(told(3))
    expect(noteOf('t1', store)?.setup).toBe(SETUP)
    const [{ chain } = {}] = sent
    const [rosso, bruno] = told(4).fairness.seats
    for (const lie of [
      { ...told(4, chain), view: { ...view, options: { ...view.options, hidden_cards: true } } },
      told(4, chain, { seats: [rosso, { ...bruno, name: 'Ada' }] as SeatSetup[] }),
      told(4, chain, { setup: OTHER }),
    ])
      contribution.follow(lie)
    expect(sent).toHaveLength(1)
  })

  it('gives nothing more to a server that has changed its commitment, which stays noted', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(told(2, null, {}, null))
    contribution.follow(told(3, null, { commitment: 'ff'.repeat(32) }))
    expect(sent).toEqual([])
    expect(noteOf('t1', store)).toMatchObject({ commitment: C, before: 2 })
  })
})

describe('a server that leaves out what this browser gives', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is told of when a deal was made without it, until one holds it again', () => {
    const { contribution, ignored, sent } = browser()
    contribution.follow(early(2))
    const [{ chain } = {}] = sent
    contribution.follow(told(3, chain))
    expect(ignored).toEqual([])
    contribution.follow(early(4, chain))
    contribution.follow(early(4, chain, { revealed: [false, true] }))
    expect(ignored).toEqual([true])
    contribution.follow(early(5, chain, { gave: [false, true] }))
    expect(ignored).toEqual([true, false])
  })

  it('is told of when it did not even ask', () => {
    const { contribution, ignored, sent } = browser()
    contribution.follow(early(2))
    const [{ chain } = {}] = sent
    contribution.follow(early(3, chain))
    contribution.follow(early(4, chain))
    expect(links(sent).map(([deal]) => deal)).toEqual([4])
    expect(ignored.at(-1)).toBe(true)
  })

  it('is told of when it takes neither a chain nor a link for some seconds', () => {
    const { contribution, ignored, sent } = browser()
    contribution.follow(early(2))
    vi.advanceTimersByTime(UNANSWERED_MS)
    expect(ignored.at(-1)).toBe(true)
    const [{ chain } = {}] = sent
    contribution.follow(early(2, chain))
    expect(ignored.at(-1)).toBe(false)
    contribution.follow(told(3, chain))
    vi.advanceTimersByTime(UNANSWERED_MS - 1)
    expect(ignored.at(-1)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(ignored.at(-1)).toBe(true)
    contribution.follow(told(3, chain, { revealed: [false, true] }))
    expect(ignored.at(-1)).toBe(false)
  })

  it('is not told of where nothing could come: without a connection, or before the chain counts', () => {
    const { contribution, ignored, sent } = browser()
    contribution.follow(early(2))
    const [{ chain } = {}] = sent
    contribution.follow(early(2, chain))
    contribution.reconnect()
    contribution.follow(early(3, chain))
    contribution.reconnect()
    contribution.follow(early(4, chain))
    vi.advanceTimersByTime(10 * UNANSWERED_MS)
    expect(ignored).not.toContain(true)
  })
})

describe('a server that would have more than one link for each deal', () => {
  it('gets none by naming a deal that is not next, and another chain is begun', () => {
    const { contribution, store, sent } = browser()
    contribution.follow(told(2))
    const [{ chain } = {}] = sent
    contribution.follow(told(4096, chain))
    expect(links(sent)).toEqual([])
    expect(sent.map(({ chain }) => chain)).not.toContain(noteOf('t1', store)?.seats[0]?.seed)
    contribution.reconnect()
    for (const deal of [3, 2]) contribution.follow(told(deal, chain))
    expect(links(sent)).toEqual([])
  })

  it('gets none of a chain before the deal that it was announced for', () => {
    const { contribution, sent } = browser()
    contribution.follow(told(2))
    contribution.follow(told(2, sent[0]?.chain, { counts_from: [null, 2] }))
    expect(links(sent)).toEqual([])
  })

  it('gets none of a second chain for the same deal', () => {
    const { contribution, sent } = browser()
    contribution.follow(told(2))
    const chain = sent[0]?.chain
    contribution.follow(told(3, chain))
    for (let lie = 0; lie < 4; lie++) {
      contribution.reconnect()
      contribution.follow(told(3))
      contribution.follow(told(3, sent.at(-1)?.chain))
    }
    expect(new Set(links(sent).map(([deal, reveal]) => `${String(deal)} ${String(reveal)}`)).size).toBe(1)
  })

  it('gets none of a second chain that it had announced before for the same deal', () => {
    const { contribution, sent } = browser()
    contribution.follow(told(2))
    const chain = sent[0]?.chain
    contribution.follow(told(3, chain))
    contribution.follow(told(3))
    const second = sent.at(-1)?.chain
    expect(second).not.toBe(chain)
    for (const one of [chain, second]) contribution.follow(told(4, one))
    expect(links(sent).map(([deal]) => deal)).toEqual([3, 4])
  })

  it('gets one for the first deal, however many starts it says have come to nothing', async () => {
    const { contribution, sent } = browser()
    for (let lie = 0; lie < 4; lie++) {
      await contribution.wait(room({}, null, null))
      const chain = sent.findLast(({ type }) => type === 'chain')?.chain
      await contribution.wait(room({ starting: true }, null, chain))
      await contribution.wait(room({}, null, chain))
      await contribution.wait(room({ starting: true, seat: 0 }, chain, null))
    }
    expect(links(sent)).toHaveLength(1)
  })
})

describe('in a waiting room', () => {
  it('announces a chain for its seat, and gives the first link to what holds when the game starts', async () => {
    const { contribution, store, sent } = browser()
    await contribution.wait(room({ seat: null }))
    expect(sent).toEqual([])
    const before = { options: { ...OPTIONS, hidden_cards: true } }
    await contribution.wait(room(before, null, null))
    await contribution.wait(room(before, null, null))
    const [{ chain } = {}] = sent
    await contribution.wait(room(before, OTHER, chain))
    for (const starting of [true, true]) await contribution.wait(room({ starting }, OTHER, chain))
    expect(sent).toMatchObject([{ type: 'chain' }, { type: 'reveal' }])
    expect(leadsTo(String(sent[1]?.reveal), 1, String(chain), 0)).toBe(true)
    expect(noteOf('t1', store)).toMatchObject({
      before: 1,
      seats: [{ seat: 1, sent: [1], given: [] }],
      chains: [{ deal: 1, chains: [OTHER, chain] }],
      setup: SETUP,
    })
    contribution.follow(told(2, chain, { chains: [OTHER, String(chain)], gave: [true, true] }))
    expect(sent[2]).toMatchObject({ type: 'reveal', deal: 2 })
    expect(noteOf('t1', store)?.seats).toMatchObject([{ sent: [1, 2], given: [1] }])
  })

  it('goes with its chain to another seat', async () => {
    const { contribution, store, sent } = browser()
    await contribution.wait(room({}, null, null))
    const [{ chain } = {}] = sent
    await contribution.wait(room({ seat: 0, starting: true }, chain, null))
    expect(sent).toMatchObject([{ type: 'chain' }, { type: 'reveal' }])
    expect(noteOf('t1', store)?.seats).toMatchObject([{ seat: 0, chain, sent: [1] }])
  })

  it('gives nothing more before the game once a start has come to nothing, and another chain at the table', async () => {
    const { contribution, store, sent } = browser()
    await contribution.wait(room({}, null, null))
    const [{ chain } = {}] = sent
    await contribution.wait(room({ starting: true }, null, chain))
    await contribution.wait(room({}, null, null))
    expect(noteOf('t1', store)?.seats).toMatchObject([{ seat: 1, sent: [1], given: [], ended: true }])
    await contribution.wait(room({}, null, null))
    expect(noteOf('t1', store)).toMatchObject({ setup: null, tries: 1 })
    contribution.follow(told(2))
    expect(sent.map(({ type }) => type)).toEqual(['chain', 'reveal', 'chain'])
    expect(sent[2]?.chain).not.toBe(chain)
    expect(sent[2]?.chain).not.toBe(sha256Hex(String(chain)))
  })

  it('counts how often the server has had another try when the first link is given, not when a room is noted', async () => {
    const { another, store } = browser()
    const tables = ['t1', 't2', 't3']
    for (const table of tables) await another(table).wait(room({}, null, null))
    for (const table of tables) {
      const chain = noteOf(table, store)?.seats[0]?.chain
      const starting = room({ starting: true }, null, chain)
      for (const again of [starting, starting]) await another(table).wait(again)
    }
    expect(tables.map((table) => noteOf(table, store)?.tries)).toEqual([0, 1, 2])
  })

  it('does not take the start for void where another tab is only behind', async () => {
    const { another, contribution, store, sent } = browser()
    await contribution.wait(room({}, null, null))
    const [{ chain } = {}] = sent
    await contribution.wait(room({ starting: true }, null, chain))
    await another().wait(room({}, null, chain))
    expect(noteOf('t1', store)?.seats).toMatchObject([{ sent: [1], ended: false }])
    contribution.follow(told(2, chain, { gave: [false, true] }))
    expect(links(sent).map(([deal]) => deal)).toEqual([undefined, 2])
  })

  it('gives no first link to a game that is not as it was when it began to start', async () => {
    const { contribution, another, store, sent } = browser()
    await contribution.wait(room({}, null, null))
    const [{ chain } = {}] = sent
    const starting = room({ starting: true }, null, chain)
    changeNote('t1', (note) => ({ ...note, setup: SETUP.replace('Bruno', 'Eva') }), store)
    await another().wait(starting)
    expect(links(sent)).toEqual([])
  })

  it('gives no first link where more is shown than it can note', async () => {
    const { contribution, store, sent } = browser()
    await contribution.wait(room({}, null, null))
    const [{ chain } = {}] = sent
    const long = room({ starting: true }, null, chain)
    await contribution.wait({
      ...long,
      seats: long.seats.map((seat) => ({ ...seat, name: 'x'.repeat(3000) })),
    })
    await contribution.wait(room({ starting: true }, 'x'.repeat(2_000_000), chain))
    expect(links(sent)).toEqual([])
    expect(noteOf('t1', store)).toMatchObject({ setup: null, seats: [{ chain, sent: [] }] })
  })

  it('announces it again at the table if it was not taken over', async () => {
    const { contribution, sent } = browser()
    await contribution.wait(room({}, null, null))
    contribution.follow(told(2))
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
  })

  it('tries again what the server has not taken', async () => {
    const { contribution, store, sent } = browser(() => Promise.reject(new Error('no')))
    await contribution.wait(room({}, null, null))
    await contribution.wait(room({}, null, null))
    const [{ chain } = {}] = sent
    await contribution.wait(room({ starting: true }, null, chain))
    expect(sent.map(({ type }) => type)).toEqual(['chain', 'chain', 'reveal'])
    expect(noteOf('t1', store)?.seats).toMatchObject([{ sent: [1], given: [] }])
  })
})
