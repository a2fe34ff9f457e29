import { expect, it } from 'vitest'
import { table, view } from '../../lib/fixtures'
import type { Session } from '../session.svelte'
import { Rematch } from './rematch.svelte'

/** What a page does when somebody else has begun a rematch of its table. */
function followed(stays: boolean): boolean {
  const session = { key: null, table: null } as Partial<Session> as Session
  const rematch = new Rematch('x', session, stays)
  const over = view({ viewer: 0, phase: 'over' })
  rematch.see(table({ view: over }))
  rematch.see(table({ view: over, rematch: { id: 'y', by: 1, rotated: false, begun: true } }))
  const { following } = rematch
  rematch.end()
  return following
}

it('is followed from the table, and never from what is read of how it went', () => {
  expect([followed(false), followed(true)]).toEqual([true, false])
})
