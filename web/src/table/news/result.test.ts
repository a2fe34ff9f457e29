import { describe, expect, it } from 'vitest'
import { battleResult, line } from '../../lib/fixtures'
import type { LogLine } from '../../protocol'
import { isNewsOfBattle, news, result } from './result'

const site = (seat: number): LogLine => line({ type: 'site_chosen', seat, region: 6, defender: null })
const played = (seat: number): LogLine => line({ type: 'card_played', seat, card: 1, face_down: false })
const passed = (seat: number): LogLine => line({ type: 'passed', seat, holds_back: false })
const takes = (seat: number): LogLine =>
  line({ type: 'token_moved', seat, reason: 'courtesans', stays: false, courtesans: 2 })

const BEFORE = [line({ type: 'game_began', holder: 0, game: null }), site(0), played(0), passed(1)]
const ENDS = line({ type: 'battle_ended', result: battleResult({ conqueror: 0 }) })
const CONQUERS = line({
  type: 'site_conquered',
  seat: 0,
  region: 6,
  strongest: 16,
  second: 5,
  ended_by: 'passes',
})
const TAKES = takes(1)
const FAVOR = line({ type: 'favor_placed', seat: 0, region: 11, was: null })
const DEALT = line({ type: 'cards_dealt', amounts: [] })
const ROUND_ENDED = line({ type: 'round_ended' })
const KEPT = line({ type: 'cards_kept', seat: 1, count: 2, cards: null })
const BATTLE = [...BEFORE, ENDS, CONQUERS, TAKES]

describe('the result of the last battle', () => {
  it('is the conquest, then the strengths and the Condottiere', () => {
    expect(result(BATTLE)).toEqual({ seat: 0, headline: CONQUERS, rest: [ENDS, TAKES] })
  })

  it('stays until the next site is chosen, whatever people agree on meanwhile, and is none before one ended', () => {
    const meanwhile = [...BATTLE, line({ type: 'paused' }), line({ type: 'resumed', seat: 2 })]
    expect(result(meanwhile)?.headline).toBe(CONQUERS)
    expect(result([...meanwhile, site(1)])).toBeNull()
    expect(result([...BATTLE, line({ type: 'game_began', holder: 1, game: 2 })])).toBeNull()
    expect(result(BEFORE)).toBeNull()
    expect(result([])).toBeNull()
  })

  it('stays until the first card of a final battle, which has no site', () => {
    const final = [...BEFORE, ENDS, line({ type: 'final_battle_began', seats: [0, 1] })]
    expect(result(final)).not.toBeNull()
    expect(result([...final, played(1)])).toBeNull()
  })

  it('leaves out a Favor placed just before, and is nobody’s after a tie', () => {
    const tie = line({ type: 'battle_tied', defender: null, strongest: 0, ended_by: 'passes' })
    expect(result([...BEFORE, FAVOR, ENDS, tie, TAKES])).toEqual({
      seat: null,
      headline: tie,
      rest: [ENDS, TAKES],
    })
  })

  it('of a final battle is how it ended', () => {
    expect(
      result([
        ...BEFORE,
        ENDS,
        line({ type: 'game_won', winners: [0], how: 'total', needed: 6, game: null }),
      ]),
    ).toEqual({
      seat: null,
      headline: ENDS,
      rest: [],
    })
  })
})

describe('the latest news', () => {
  it('pass over deals, and tell of a Condottiere that goes to another', () => {
    expect(news([...BATTLE, DEALT])).toEqual({
      seat: 0,
      lines: [CONQUERS, TAKES],
    })
    expect(news([...BEFORE, ENDS, CONQUERS, takes(0)])?.lines).toEqual([CONQUERS])
    expect(news([DEALT])?.lines).toEqual([DEALT])
    expect(news([])).toBeNull()
  })

  it('are the battle’s or not', () => {
    expect(isNewsOfBattle([...BATTLE, ROUND_ENDED])).toBe(true)
    expect(isNewsOfBattle([...BATTLE, KEPT])).toBe(false)
    expect(isNewsOfBattle([])).toBe(false)
  })

  it('tell of the Favor of the Pope', () => {
    expect(news([...BEFORE, FAVOR])?.lines).toEqual([FAVOR])
  })

  it('are whose doing they were, of pacts too', () => {
    const offer = { by: 2, to: null, mine: null, yours: null }
    for (const type of ['pact_offered', 'pact_withdrawn'] as const)
      expect(news([...BEFORE, line({ type, offer })])?.seat).toBe(2)
  })
})
