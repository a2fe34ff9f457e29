// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../lib/mounted'
import SeatRow from './SeatRow.svelte'

it('has a space between a name and what is said of it, for those who listen', () => {
  const seat = { name: 'Ada', bot: null, label: null, ready: true, here: true, guest_of: null, chain: null }
  const row = mounted(SeatRow, {
    seat,
    place: 0,
    isOwn: true,
    isOwnGuest: false,
    isHost: true,
    doing: null,
    disabled: false,
    ondo: () => undefined,
  })
  expect(row.text).toBe('Ada you host')
})
