// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { myTables } from '../lib/browser/myTables'
import { person } from '../lib/server/person.svelte'
import { claimSeats, sitDown } from './sitDown'

const answers = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
  person.name = 'Ada'
})

const refuse = (code: string): void =>
  void answers.mockResolvedValue(Response.json({ code, message: code }, { status: 409 }))

it('claims a seat again that the server could not be asked for', async () => {
  answers.mockRejectedValueOnce(new TypeError('no network'))
  expect(await sitDown('a', 'k', 'Ada')).toBe('/t/a#k')
  answers.mockRejectedValueOnce(new TypeError('no network still'))
  expect(await claimSeats()).toBe(false)
  answers.mockResolvedValue(Response.json({ seat: 0 }))
  expect(await claimSeats()).toBe(true)
  expect(myTables()).toMatchObject([{ id: 'a', key: null, own: true }])
  expect(await claimSeats()).toBe(false)
  expect(answers).toHaveBeenCalledTimes(3)
})

it('does not claim a seat again that is refused for good', async () => {
  refuse('taken')
  expect(await sitDown('a', 'k', 'Ada')).toBe('/t/a#k')
  expect(await claimSeats()).toBe(false)
  expect(answers).toHaveBeenCalledTimes(1)
  expect(myTables()).toMatchObject([{ id: 'a', key: 'k' }])
})

it('claims no seat for a browser that is nobody’s', async () => {
  person.name = null
  expect(await sitDown('a', 'k', 'Ada')).toBe('/t/a#k')
  expect(await claimSeats()).toBe(false)
  expect(answers).not.toHaveBeenCalled()
})
