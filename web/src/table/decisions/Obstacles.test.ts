// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { table } from '../../lib/fixtures'
import { mounted } from '../../lib/mounted'
import type { StandIn } from '../../protocol'
import type { Session } from '../session.svelte'
import Obstacles from './Obstacles.svelte'

test('one captain stands in both for those who are not ready and for those that there are no more', () => {
  const standIn = { name: 'Colleoni', until: null }
  const stand_ins: StandIn[] = [
    { ...standIn, seats: [1], gone: false },
    { ...standIn, seats: [2], gone: true },
  ]
  const session = { time: { now: 1000 } } as unknown as Session
  const { text } = mounted(Obstacles, { session, table: table({ stand_ins }) })
  expect(text).toContain('Bruno: at the strength of Colleoni until fully ready.')
  expect(text).toContain('Carla: this server no longer has this kind of player, so Colleoni plays.')
})
