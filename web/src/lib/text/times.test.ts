import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readLanguage, show } from '../../languages/language.svelte'
import { NOW } from '../fixtures'
import { ago, countdown, moment, since } from './times'

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

describe('the first day of a month', () => {
  const first = new Date(2026, 11, 1, 14, 5).getTime() / 1000
  const read = (id: 'en' | 'fr' | 'it'): void =>
    show(readLanguage(id, readFileSync(`../src/condottiere/languages/${id}.ftl`, 'utf8')))

  it('is an ordinal where people say one', () => {
    try {
      read('fr')
      expect(moment(first, NOW)).toBe('le 1er décembre à 14:05')
      expect(moment(first + 10 * DAY, NOW)).toBe('le 11 décembre à 14:05')
      read('it')
      expect(since(first, NOW)).toBe('dallo scorso 1º dicembre')
    } finally {
      read('en')
    }
    expect(moment(first, NOW)).toBe('1 December 14:05')
  })
})

describe('what is over', () => {
  it('was some minutes ago, or at a time', () => {
    expect([0, MINUTE, 3 * MINUTE, HOUR - 1].map((seconds) => ago(NOW - seconds, NOW).toString())).toEqual([
      'just now',
      '1 minute ago',
      '3 minutes ago',
      '59 minutes ago',
    ])
    expect(ago(NOW - HOUR, NOW).toString()).toBe('at 13:05')
    expect(ago(NOW - DAY, NOW).toString()).toBe('on Tuesday at 14:05')
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
