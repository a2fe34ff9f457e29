import { describe, expect, it } from 'vitest'
import { NOW } from './fixtures'
import { countdown, leaving, moment, since } from './times'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

describe('a moment', () => {
  it('has a day only if it is not today', () => {
    expect(moment(NOW + 4 * HOUR, NOW)).toBe('18:05')
    expect(moment(NOW + 12 * HOUR, NOW)).toBe('Thursday 02:05')
    expect(moment(NOW + 6 * DAY - 1, NOW)).toBe('Tuesday 14:04')
    expect(moment(NOW + 6 * DAY, NOW)).toBe('24 November 14:05')
  })

  it('is shorter where there is little room', () => {
    expect(since(NOW - HOUR, NOW)).toBe('since 13:05')
    expect(since(NOW - 15 * HOUR, NOW)).toBe('since Tuesday')
    expect(since(NOW - 20 * DAY, NOW)).toBe('since 29 October')
  })
})

describe('who has left', () => {
  it('has done so some minutes ago, or at a time', () => {
    expect([0, MINUTE, 3 * MINUTE, HOUR - 1].map((ago) => leaving(NOW - ago, NOW))).toEqual([
      'left just now',
      'left 1 minute ago',
      'left 3 minutes ago',
      'left 59 minutes ago',
    ])
    expect(leaving(NOW - HOUR, NOW)).toBe('left at 13:05')
    expect(leaving(NOW - DAY, NOW)).toBe('left on Tuesday at 14:05')
  })
})

describe('a countdown', () => {
  it('reaches zero only when nothing is left', () => {
    expect([605, 61, 60, 0.2, 0, -3].map(countdown)).toEqual([
      '10:05',
      '1:01',
      '1:00',
      '0:01',
      '0:00',
      '0:00',
    ])
  })
})
