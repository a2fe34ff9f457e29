import { expect, it, vi } from 'vitest'
import { newShuffle } from '../lib/server/api'
import { browser, C } from './exampleTable'
import { noteCommitment, noteOf } from './notes'
import { opening } from './opening'

vi.mock('../lib/server/api', () => ({ newShuffle: vi.fn() }))
const promise = (table: string) => vi.mocked(newShuffle).mockResolvedValueOnce({ commitment: C, table })

it('notes what the server has promised before it asks for the table, with the own seat’s chain alone', async () => {
  const { store } = browser()
  promise('t1')
  const { asked, note } = await opening(2, true, store)
  const noted = noteOf('t1', store)
  expect(asked).toMatchObject({ shuffle: C, chain: noted?.seats[0]?.chain })
  expect(noted).toMatchObject({
    commitment: C,
    drawn: true,
    promised: null,
    seats: [{ seat: 2, from: 1, sent: [1] }],
    chains: [{ deal: 1, chains: [null, null, asked.chain] }],
  })
  note('t1')
  expect(noteOf('t1', store)).toEqual(noted)
})

it('notes that another table was made than the one that was promised', async () => {
  const { store } = browser()
  promise('t1')
  const { asked, note } = await opening(0, null, store)
  note('t2')
  expect(noteOf('t2', store)).toMatchObject({
    commitment: C,
    promised: 't1',
    seats: [{ chain: asked.chain }],
  })
})

it('notes that the server gave no commitment, and which one it gives later', async () => {
  const { store } = browser()
  vi.mocked(newShuffle).mockRejectedValueOnce(new Error('too fast'))
  const { asked, note } = await opening(0, null, store)
  expect(asked).toEqual({})
  note('t1')
  noteCommitment('t1', C, 2, store)
  expect(noteOf('t1', store)).toMatchObject({ commitment: C, before: 2, refused: true })
})

it('takes the name of a table that it knows for no promise', async () => {
  const { store } = browser()
  noteCommitment('t1', C, 1, store)
  promise('t1')
  expect((await opening(0, null, store)).asked).toEqual({})
})
