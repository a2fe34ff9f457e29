import { describe, expect, it } from 'vitest'
import { battleResult, players } from '../lib/fixtures'
import { noCards } from '../lib/game/counts'
import type { Battle, BattleResult, BattleSeat } from '../protocol'
import { battleAt, effort, jump, patience, siteName, spending, verdict } from './battles'

const one = (changes: Partial<BattleSeat> = {}): BattleSeat => ({
  cards: noCards(),
  passed_after: null,
  ...changes,
})

const result = (changes: Partial<BattleResult> = {}): BattleResult =>
  battleResult({ site: 15, strengths: [0, 5, 0], strongest: 5, second: 0, ...changes })

const battle = (changes: Partial<Battle> = {}): Battle => ({
  game: 1,
  number: 1,
  result: result(),
  from_moment: 3,
  to_moment: 9,
  seats: [one(), one(), one()],
  spent: 0,
  ...changes,
})

describe('what came of a battle', () => {
  it('says where it was and who won what', () => {
    expect(siteName(battle())).toBe('Roma')
    expect(verdict(battle(), players)).toBe('Bruno conquers it')
    expect(verdict(battle({ result: result({ defender: 1 }) }), players)).toBe('Bruno keeps it')
    expect(verdict(battle({ result: result({ conqueror: null }) }), players)).toBe('nobody wins it')
  })

  it('knows the final battle, which is for no region', () => {
    expect(siteName(battle({ result: result({ site: null }) }))).toBe('The final battle')
    expect(verdict(battle({ result: result({ site: null }) }), players)).toBe('Bruno wins it')
  })

  it('tells what a seat spent, and when it gave up', () => {
    const cards = noCards().with(6, 1).with(10, 2)
    expect(spending(one({ cards }))).toBe('2 × Courtesan, Mercenary 10')
    expect(spending(one())).toBe('nothing')
    expect(patience(one({ passed_after: 0 }))).toBe('passed at once')
    expect(patience(one({ passed_after: 1 }))).toBe('passed after 1 card')
    expect(patience(one())).toBe('')
    const fought = battle({
      result: result({ strengths: [12, 0, null] }),
      seats: [one({ cards, passed_after: 3 }), one(), one()],
    })
    expect(effort(fought, 0, 'Anna')).toBe(
      'Anna: 2 × Courtesan, Mercenary 10; strength 12, passed after 3 cards',
    )
    expect(effort(fought, 2, 'Clara')).toBe('Clara: nothing; strength 0')
  })
})

describe('going by battles', () => {
  const game = { length: 30, battles: [battle(), battle({ from_moment: 12, to_moment: 20 })] }

  it('stops where each begins, at the first moment and at the last', () => {
    expect([0, 3, 12, 29].map((moment) => jump(game, moment, 1))).toEqual([3, 12, 29, 29])
    expect([29, 12, 3, 0].map((moment) => jump(game, moment, -1))).toEqual([12, 3, 0, 0])
  })

  it('goes back to where the battle began that one is in', () => {
    expect(jump(game, 15, -1)).toBe(12)
  })

  it('finds the battle of a moment', () => {
    expect(battleAt(game.battles, 2)).toBeUndefined()
    expect(battleAt(game.battles, 11)).toBe(game.battles[0])
    expect(battleAt(game.battles, 12)).toBe(game.battles[1])
  })
})
