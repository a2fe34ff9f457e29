import { describe, expect, it } from 'vitest'
import type { LogLine } from '../protocol'
import { isNewsOfBattle, news, result } from './result'

const line = (kind: LogLine['kind'], text: string, seat: number | null = null): LogLine => ({
  kind,
  seat,
  text,
})

const BEFORE = [
  line('game', 'Game begins.'),
  line('site', 'Anna leads the Condottiere to Modena.', 0),
  line('play', 'Anna plays Mercenary 2.', 0),
  line('pass', 'Bruno passes.', 1),
]
const ENDS = line('battle', 'The battle for Modena ends: Anna 2, Bruno 0.')
const CONQUERS = line('battle', 'Anna conquers Modena.', 0)
const TAKES = line('token', 'Bruno takes the Condottiere with the most Courtesans (2).', 1)
const BATTLE = [...BEFORE, ENDS, CONQUERS, TAKES]

describe('the result of the last battle', () => {
  it('is the conquest, then the strengths and the Condottiere', () => {
    expect(result(BATTLE)).toEqual({ seat: 0, headline: CONQUERS.text, rest: [ENDS.text, TAKES.text] })
  })

  it('stays until the first card of the next battle, and is none before one ended', () => {
    const next = [
      ...BATTLE,
      line('deal', 'The round is over.'),
      line('hand', 'Bruno keeps 2 cards.', 1),
      line('site', 'Bruno leads…', 1),
      line('pass', 'Anna passes.', 0),
    ]
    expect(result(next)?.headline).toBe(CONQUERS.text)
    expect(result([...next, line('play', 'Bruno plays Winter.', 1)])).toBeNull()
    expect(result([...next, line('game', 'Game 2 begins.')])).toBeNull()
    expect(result(BEFORE)).toBeNull()
    expect(result([])).toBeNull()
  })

  it('leaves out a Favor placed just before, and is nobody’s after a tie', () => {
    const favor = line('token', 'Anna puts the Favor of the Pope on Siena.', 0)
    const tie = line('battle', 'A tie at 0: nobody takes it.')
    expect(result([...BEFORE, favor, ENDS, tie, TAKES])).toEqual({
      seat: null,
      headline: tie.text,
      rest: [ENDS.text, TAKES.text],
    })
  })

  it('of a final battle is how it ended', () => {
    expect(result([...BEFORE, ENDS, line('win', 'Anna wins.', 0)])).toEqual({
      seat: null,
      headline: ENDS.text,
      rest: [],
    })
  })
})

describe('the latest news', () => {
  it('pass over deals, and tell of a Condottiere that goes to another', () => {
    expect(news([...BATTLE, line('deal', 'Cards dealt.')])).toEqual({
      seat: 0,
      text: `${CONQUERS.text} ${TAKES.text}`,
    })
    expect(news([...BEFORE, ENDS, CONQUERS, line('token', 'Anna takes the Condottiere.', 0)])?.text).toBe(
      CONQUERS.text,
    )
    expect(news([line('deal', 'Cards dealt.')])?.text).toBe('Cards dealt.')
    expect(news([])).toBeNull()
  })

  it('are the battle’s or not', () => {
    expect(isNewsOfBattle([...BATTLE, line('deal', 'The round is over.')])).toBe(true)
    expect(isNewsOfBattle([...BATTLE, line('hand', 'Bruno keeps 2 cards.', 1)])).toBe(false)
    expect(isNewsOfBattle([])).toBe(false)
  })

  it('tell of the Favor of the Pope', () => {
    const favor = line('token', 'Anna puts the Favor of the Pope on Siena.', 0)
    expect(news([...BEFORE, favor])?.text).toBe(favor.text)
  })
})
