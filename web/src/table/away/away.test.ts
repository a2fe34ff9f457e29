import { expect, test } from 'vitest'
import type { LogLine } from '../../protocol'
import { accountOf, LONG_S } from './away'

const line = (at: number, kind: LogLine['kind'], id: string): LogLine => ({ at, kind, seat: 0, fact: { id } })

const LOG = [
  line(10, 'play', 'plays'),
  line(20, 'battle', 'battle-ends'),
  line(20, 'battle', 'conquers'),
  line(21, 'site', 'chooses-site'),
  line(30, 'play', 'plays'),
  line(31, 'pass', 'passes'),
]

test('of battles that are over it is told what came of them, of the one that is fought every card', () => {
  const account = accountOf(LOG, 5, 40)
  expect(account?.battles).toBe(1)
  expect(account?.lines.map(({ fact }) => fact.id)).toEqual(['conquers', 'chooses-site', 'plays', 'passes'])
})

test('who missed no battle and came back soon is told nothing', () => {
  expect(accountOf(LOG, 25, 40)).toBeNull()
  expect(accountOf(LOG, 31, 31 + 2 * LONG_S)).toBeNull()
})

test('who was away for long is told what was played', () => {
  expect(accountOf(LOG, 25, 25 + LONG_S)?.lines).toHaveLength(2)
})

test('of very much only the latest is told', () => {
  const many = Array.from({ length: 20 }, (_, number) => line(100 + number, 'site', 'chooses-site'))
  const account = accountOf(many, 5, 5 + LONG_S)
  expect(account?.lines).toHaveLength(12)
  expect(account?.earlier).toBe(8)
})
