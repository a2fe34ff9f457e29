import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TableMessage } from '../protocol'
import { Contributor } from './contributor'
import { browser, C, told } from './exampleTable'
import { noteCommitment, noteOf } from './notes'

/** What waits while another tab notes something. */
let waiting: (() => void)[]

beforeEach(() => {
  waiting = []
  const request = (_: string, what: () => unknown): Promise<unknown> =>
    new Promise((done) => waiting.push(() => done(what())))
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('localStorage', browser().store)
})

afterEach(() => vi.unstubAllGlobals())

/** A page at a table that has to announce a chain, and what it has sent. */
function page(changes: object = {}) {
  const sent: object[] = []
  const session = {
    connected: true,
    contribute: (message: object) => sent.push(message) > 0,
    entropyIgnored: false,
    key: null,
    room: null,
    sentAt: null,
    table: { ...told(2), agreements: { closed: null }, ...changes } as TableMessage,
  }
  return { contributor: new Contributor('t1', session), sent }
}

it('notes and gives nothing while another tab of the browser notes something', async () => {
  const { contributor, sent } = page()
  void contributor.follow(false)
  await vi.dynamicImportSettled()
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 60_000)
  expect([noteOf('t1'), sent]).toEqual([null, []])
  for (const one of waiting) one()
  expect(noteOf('t1')?.seats).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

it('notes what is shown without a shuffle at a table of which one was noted', async () => {
  noteCommitment('t1', C, 2)
  const { contributor } = page({ fairness: null })
  void contributor.follow(false)
  await vi.dynamicImportSettled()
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 60_000)
  for (const one of waiting) one()
  expect(noteOf('t1')?.seen).toHaveLength(1)
})

it('does not wait for other tabs when its person leaves', async () => {
  const { contributor, sent } = page()
  void contributor.follow(true, true)
  await vi.dynamicImportSettled()
  await vi.waitFor(() => expect(sent).toHaveLength(1), 60_000)
  expect(waiting).toEqual([])
})
