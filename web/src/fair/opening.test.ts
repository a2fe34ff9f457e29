import { expect, it, vi } from 'vitest'
import { newShuffle } from '../lib/server/api'
import { IDLE_LIMIT, RULES_VERSION, USUAL_OPTIONS, type NewTable, type ShuffleMade } from '../protocol'
import { browser, C } from './exampleTable'
import { noteCommitment, noteOf } from './notes'
import { opening } from './opening'
import { setupText } from './setup'

vi.mock('../lib/server/api', () => ({ newShuffle: vi.fn() }))

const WANTED: NewTable = {
  seats: [{ name: 'Ada' }, { name: 'Il Rosso', bot: 'hawkwood' }, { name: 'Ada' }],
  options: { hidden_cards: true },
}
const OPTIONS = { ...USUAL_OPTIONS, hidden_cards: true, seats: 3, idle_limit: IDLE_LIMIT }
const SEATS = ['Ada', 'Il Rosso', 'Ada (2)'].map((name, seat) => ({
  name,
  bot: seat === 1 ? 'hawkwood' : null,
  guest_of: null,
}))

const promise = (table: string, changes: Partial<ShuffleMade> = {}) =>
  vi.mocked(newShuffle).mockResolvedValueOnce({
    commitment: C,
    table,
    rules: RULES_VERSION,
    options: OPTIONS,
    seats: SEATS,
    ...changes,
  })

it('notes what the server has promised before it asks for the table, with the own seat’s chain alone', async () => {
  const { store } = browser()
  promise('t1')
  const { asked, note } = await opening(2, WANTED, store)
  const noted = noteOf('t1', store)
  expect(asked).toMatchObject({ shuffle: C, chain: noted?.seats[0]?.chain })
  expect(noted).toMatchObject({
    commitment: C,
    promised: null,
    setup: setupText('t1', RULES_VERSION, OPTIONS, SEATS),
    seats: [{ seat: 2, from: 1, sent: [1] }],
    chains: [{ deal: 1, chains: [null, null, asked.chain] }],
  })
  await note('t1')
  expect(noteOf('t1', store)).toEqual({ ...noted, asked: null })
})

it('notes that another table was made than the one that was promised', async () => {
  const { store } = browser()
  promise('t1')
  const { asked, note } = await opening(0, WANTED, store)
  await note('t2')
  expect(noteOf('t2', store)).toMatchObject({
    commitment: C,
    promised: 't1',
    seats: [{ chain: asked.chain }],
  })
})

it('notes that the server gave no commitment, and which one it gives later', async () => {
  const { store } = browser()
  vi.mocked(newShuffle).mockRejectedValueOnce(new Error('too fast'))
  const { asked, note } = await opening(0, WANTED, store)
  expect(asked).toEqual({})
  await note('t1')
  noteCommitment('t1', C, 2, store)
  expect(noteOf('t1', store)).toMatchObject({ commitment: C, before: 2, refused: true })
})

it('takes the name of a table that it knows, or another table than is wanted, for no promise', async () => {
  const { store } = browser()
  noteCommitment('t1', C, 1, store)
  promise('t1')
  expect((await opening(0, WANTED, store)).asked).toEqual({})
  for (const other of [
    { seats: SEATS.map((who) => ({ ...who, bot: who.bot && 'sforza' })) },
    { seats: SEATS.slice(1) },
    { options: { ...OPTIONS, first_holder: 0 } },
    { seats: null },
  ]) {
    promise('t2', other)
    expect((await opening(0, WANTED, store)).asked).toEqual({})
  }
})

it('asks again with the same commitment and entropy for the table that it has not got', async () => {
  const { store } = browser()
  promise('t1')
  const { asked } = await opening(0, WANTED, store)
  vi.mocked(newShuffle).mockClear()
  const again = await opening(0, WANTED, store)
  expect(again.asked).toEqual(asked)
  expect(newShuffle).not.toHaveBeenCalled()
  await again.note('t1')
  expect(noteOf('t1', store)).toMatchObject({ tries: 0, asked: null })
  promise('t2')
  expect((await opening(0, WANTED, store)).asked.chain).not.toBe(asked.chain)
})

it('counts how often the server has had another try', async () => {
  const { store } = browser()
  promise('t1')
  await opening(0, WANTED, store)
  promise('t2')
  const { refused } = await opening(0, { ...WANTED, hints: true }, store)
  await refused()
  vi.mocked(newShuffle).mockRejectedValueOnce(new Error('too fast'))
  expect((await opening(0, WANTED, store)).asked, 'without a commitment, and refused again').toEqual({})
  promise('t3')
  const { note } = await opening(0, { ...WANTED, hints: true }, store)
  await note('t3')
  expect(noteOf('t3', store)).toMatchObject({ tries: 2, asked: null })
  expect(noteOf('t1', store)).toBeNull()
})
