import { describe, expect, it } from 'vitest'
import type { Fact, LogLine } from '../../protocol'
import { isNewsOfBattle, news, result } from './result'

const line = (kind: LogLine['kind'], fact: Fact, seat: number | null = null): LogLine => ({
  kind,
  seat,
  fact,
})

const BEFORE = [
  line('game', { id: 'game-begins', seat: 0 }),
  line('site', { id: 'chooses-site', seat: 0, region: 6 }, 0),
  line('play', { id: 'plays', seat: 0, card: 1 }, 0),
  line('pass', { id: 'passes', seat: 1 }, 1),
]
const ENDS = line('battle', { id: 'battle-ends', region: 6 })
const CONQUERS = line('battle', { id: 'conquers', seat: 0, region: 6 }, 0)
const TAKES = line(
  'token',
  {
    id: 'takes-condottiere-by-courtesans',
    seat: 1,
    count: 2,
  },
  1,
)
const BATTLE = [...BEFORE, ENDS, CONQUERS, TAKES]

describe('the result of the last battle', () => {
  it('is the conquest, then the strengths and the Condottiere', () => {
    expect(result(BATTLE)).toEqual({ seat: 0, headline: CONQUERS.fact, rest: [ENDS.fact, TAKES.fact] })
  })

  it('stays until the first card of the next battle, and is none before one ended', () => {
    const next = [
      ...BATTLE,
      line('deal', { id: 'round-over' }),
      line('hand', { id: 'keeps-so-many', seat: 1, count: 2 }, 1),
      line('site', { id: 'chooses-site', seat: 1, region: 3 }, 1),
      line('pass', { id: 'passes', seat: 0 }, 0),
    ]
    expect(result(next)?.headline).toBe(CONQUERS.fact)
    expect(result([...next, line('play', { id: 'plays', seat: 1, card: 7 }, 1)])).toBeNull()
    expect(result([...next, line('game', { id: 'match-game-begins', seat: 1, game: 2 })])).toBeNull()
    expect(result(BEFORE)).toBeNull()
    expect(result([])).toBeNull()
  })

  it('stays for its reader until the reader acts', () => {
    const played = [...BATTLE, line('play', { id: 'plays', seat: 1, card: 7 }, 1)]
    expect(result(played, 2)?.headline).toBe(CONQUERS.fact)
    for (const own of [
      line('site', { id: 'chooses-site', seat: 2, region: 3 }, 2),
      line('play', { id: 'plays', seat: 2, card: 7 }, 2),
      line('pass', { id: 'passes', seat: 2 }, 2),
    ])
      expect(result([...played, own], 2)).toBeNull()
    // To take the Condottiere is no deed.
    expect(result(BATTLE, 1)?.headline).toBe(CONQUERS.fact)
  })

  it('leaves out a Favor placed just before, and is nobody’s after a tie', () => {
    const favor = line('token', { id: 'places-favor', seat: 0, region: 11 }, 0)
    const tie = line('battle', { id: 'tie', count: 0 })
    expect(result([...BEFORE, favor, ENDS, tie, TAKES])).toEqual({
      seat: null,
      headline: tie.fact,
      rest: [ENDS.fact, TAKES.fact],
    })
  })

  it('of a final battle is how it ended', () => {
    expect(result([...BEFORE, ENDS, line('win', { id: 'game-won', seats: [0], how: 'total' }, 0)])).toEqual({
      seat: null,
      headline: ENDS.fact,
      rest: [],
    })
  })
})

describe('the latest news', () => {
  it('pass over deals, and tell of a Condottiere that goes to another', () => {
    expect(news([...BATTLE, line('deal', { id: 'cards-dealt' })])).toEqual({
      seat: 0,
      facts: [CONQUERS.fact, TAKES.fact],
    })
    const takes = line('token', { id: 'takes-condottiere', seat: 0 }, 0)
    expect(news([...BEFORE, ENDS, CONQUERS, takes])?.facts).toEqual([CONQUERS.fact])
    const dealt = line('deal', { id: 'cards-dealt' })
    expect(news([dealt])?.facts).toEqual([dealt.fact])
    expect(news([])).toBeNull()
  })

  it('are the battle’s or not', () => {
    expect(isNewsOfBattle([...BATTLE, line('deal', { id: 'round-over' })])).toBe(true)
    expect(isNewsOfBattle([...BATTLE, line('hand', { id: 'keeps-so-many', seat: 1, count: 2 }, 1)])).toBe(
      false,
    )
    expect(isNewsOfBattle([])).toBe(false)
  })

  it('tell of the Favor of the Pope', () => {
    const favor = line('token', { id: 'places-favor', seat: 0, region: 11 }, 0)
    expect(news([...BEFORE, favor])?.facts).toEqual([favor.fact])
  })
})
