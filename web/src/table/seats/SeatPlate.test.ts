// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { NOW, players, view } from '../../lib/fixtures'
import { at } from '../../lib/at'
import { mounted } from '../../lib/mounted'
import { ServerTime, TIME } from '../agreements/serverTime.svelte'
import SeatPlate from './SeatPlate.svelte'

it('says of nobody that they are there, or away, while the server is not heard', () => {
  const time = new ServerTime()
  time.set(NOW)
  const plate = mounted(SeatPlate, { view: view(), seat: 0, player: at(players, 0) }, new Map([[TIME, time]]))
  expect(plate.text).toContain('online')
  time.silent = true
  flushSync()
  expect(plate.text).not.toMatch(/online|away/)
})
