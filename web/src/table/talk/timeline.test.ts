import { describe, expect, it } from 'vitest'
import type { MessageId } from '../../languages/messages'
import { line } from '../../lib/fixtures'
import type { ChatLine, LogLine } from '../../protocol'
import { timeline } from './timeline'

const happened = (id: MessageId, at: number): LogLine => ({ ...line({ type: 'paused' }, at), fact: { id } })
const said = (text: string, at: number, seat = 1): ChatLine => ({ seat, to: null, text, at })
const LOG = [happened('game-begins', 1), happened('plays', 3), happened('game-won', 5)]
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
    expect(told(LOG, CHAT, 'all', [])).toEqual([
      'game-begins',
      'Hello',
      'plays',
      'No!',
      'Yes',
      'game-won',
      'Well',
    ])
  })

  it('is read in part', () => {
    expect(told(LOG, CHAT, 'talk', [])).toEqual(['Hello', 'No!', 'Yes', 'Well'])
    expect(told(LOG, CHAT, 'game', [])).toEqual(['game-begins', 'plays', 'game-won'])
  })

  it('says only that a muted seat has spoken', () => {
    expect(told(LOG, CHAT, 'all', [2])).toEqual([
      'game-begins',
      'Hello',
      'plays',
      '2 of 2',
      'game-won',
      'Well',
    ])
    expect(told(LOG, CHAT, 'talk', [1])).toEqual(['1 of 1', 'No!', 'Yes', '1 of 1'])
  })

  it('keeps the order of the log and of the talk where the clock was set back', () => {
    const log = [happened('passes', 9), happened('round-over', 4)]
    expect(told(log, [said('a', 5), said('b', 3)], 'all', [])).toEqual(['a', 'b', 'passes', 'round-over'])
  })

  it('has an identifier of its own for each line, which stays as others come', () => {
    const ids = timeline(LOG, CHAT, 'all', []).map(({ id }) => id)
    expect(new Set(ids).size).toBe(7)
    const before = timeline(LOG.slice(0, 2), CHAT.slice(0, 1), 'all', []).map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(before)
  })
})
