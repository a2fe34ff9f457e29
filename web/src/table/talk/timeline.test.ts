import { describe, expect, it } from 'vitest'
import { line } from '../../lib/fixtures'
import type { ChatLine, LogLine } from '../../protocol'
import { timeline } from './timeline'

const happened = (id: string, at: number): LogLine => ({ ...line({ type: 'paused' }, at), fact: { id } })
const said = (text: string, at: number, seat = 1): ChatLine => ({ seat, to: null, text, at })
const LOG = [happened('begins', 1), happened('plays', 3), happened('wins', 5)]
const CHAT = [said('Hello', 2), said('No!', 4, 2), said('Yes', 4.5, 2), said('Well', 6)]

const told = (...[log, chat, filter, muted]: Parameters<typeof timeline>): string[] =>
  timeline(log, chat, filter, muted).map((item) =>
    item.kind === 'muted'
      ? `${item.count} of ${item.seat}`
      : item.kind === 'said'
        ? item.line.text
        : item.line.fact.id,
  )

describe('the story of a table', () => {
  it('has what was said between what happened, when it was said', () => {
    expect(told(LOG, CHAT, 'all', [])).toEqual(['begins', 'Hello', 'plays', 'No!', 'Yes', 'wins', 'Well'])
  })

  it('is read in part', () => {
    expect(told(LOG, CHAT, 'talk', [])).toEqual(['Hello', 'No!', 'Yes', 'Well'])
    expect(told(LOG, CHAT, 'game', [])).toEqual(['begins', 'plays', 'wins'])
  })

  it('says only that a muted seat has spoken', () => {
    expect(told(LOG, CHAT, 'all', [2])).toEqual(['begins', 'Hello', 'plays', '2 of 2', 'wins', 'Well'])
    expect(told(LOG, CHAT, 'talk', [1])).toEqual(['1 of 1', 'No!', 'Yes', '1 of 1'])
  })

  it('keeps the order of the log and of the talk where the clock was set back', () => {
    const log = [happened('first', 9), happened('second', 4)]
    expect(told(log, [said('a', 5), said('b', 3)], 'all', [])).toEqual(['a', 'b', 'first', 'second'])
  })

  it('has an identifier of its own for each line, which stays as others come', () => {
    const ids = timeline(LOG, CHAT, 'all', []).map(({ id }) => id)
    expect(new Set(ids).size).toBe(7)
    const before = timeline(LOG.slice(0, 2), CHAT.slice(0, 1), 'all', []).map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(before)
  })
})
