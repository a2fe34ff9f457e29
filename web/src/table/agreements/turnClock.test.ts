import { describe, expect, it } from 'vitest'
import { agreements, NOW } from '../../lib/fixtures'
import { turnTime } from './turnClock'

const LIVE = { turn: 60, reserve: 300 }
const BY_DAYS = { turn: 3 * 86_400, reserve: 0 }

describe('the clock of a turn', () => {
  const told = (deadline: number | null, clock = LIVE, reserve = 300): string | undefined =>
    turnTime(agreements({ clock, deadline, reserves: [300, reserve, 300] }), 1, NOW)?.text

  it('counts down the turn, then the reserve of the seat on turn', () => {
    expect(told(NOW + 350)).toBe('0:50 left, then 5:00 in reserve')
    expect(told(NOW + 300)).toBe('5:00 left in reserve')
    expect(told(NOW + 45, LIVE, 100)).toBe('0:45 left in reserve')
    expect(told(NOW + 50, LIVE, 0)).toBe('0:50 left')
  })

  it('says what follows when little is left', () => {
    expect(told(NOW + 12)).toBe('0:12, then a captain plays')
    expect(told(NOW - 1)).toBe('0:00, then a captain plays')
    expect(told(NOW + 3599, BY_DAYS, 0)).toBe('59:59, then a captain plays')
  })

  it('says until when, while that is far away', () => {
    expect(told(NOW + 2 * 86_400, BY_DAYS, 0)).toBe('Until Friday 14:05')
    expect(told(NOW + 4 * 3600, BY_DAYS, 0)).toBe('Until 18:05')
  })

  it('is not there where none runs', () => {
    expect(told(null)).toBeUndefined()
    expect(turnTime(agreements(), 1, NOW)).toBeNull()
  })
})
