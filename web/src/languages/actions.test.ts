import { describe, expect, it } from 'vitest'
import { action, options, seat, view } from '../lib/fixtures'
import type { ActionKind, LegalAction } from '../protocol'
import { actionInWords } from './actions'

const MERCENARY_5 = 4
const MERCENARY_10 = 6
const WINTER = 7
const ROMA = 15

describe('an action in words', () => {
  it.each<[ActionKind, Partial<LegalAction>, string]>([
    ['pass', {}, 'Pass'],
    ['pass_revealing', {}, 'Pass and turn up your card'],
    ['play', { card: MERCENARY_10 }, 'Play Mercenary 10'],
    ['site', { region: ROMA }, 'Fight for Roma'],
    ['favor', { region: ROMA }, 'Put the Favor on Roma'],
    ['favor', {}, 'Leave the Favor off the board'],
    ['rescue', { card: MERCENARY_5 }, 'Take back Mercenary 5'],
    ['rescue', {}, 'Take nothing back'],
    ['keep_hand', {}, 'Keep your hand'],
    ['discard_hand', {}, 'Discard your hand'],
    ['keep', { cards: [] }, 'Keep no cards'],
    ['keep', { cards: [MERCENARY_5, WINTER] }, 'Keep Mercenary 5, Winter'],
    ['keep', { cards: [WINTER, WINTER] }, 'Keep 2 × Winter'],
    ['draw', { count: 0 }, 'Draw no cards'],
    ['draw', { count: 1 }, 'Draw 1 card'],
  ])('%s %o', (kind, about, words) => {
    expect(actionInWords(view(), action(kind, kind, about))).toBe(words)
  })

  it('is another where a defender waits, or cards are played face down', () => {
    const seen = view({
      viewer: 0,
      options: options({ hidden_cards: true }),
      seats: [seat({ waiting: true }), seat()],
    })
    const words = [
      action('pass', 'pass'),
      ...[MERCENARY_10, WINTER].map((card) => action('play', 'play', { card })),
    ]
    expect(words.map((one) => actionInWords(seen, one))).toEqual([
      'Hold back',
      'Play Mercenary 10 face down',
      'Play Winter',
    ])
  })
})
