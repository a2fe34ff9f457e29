import { describe, expect, it } from 'vitest'
import { TUTORS, type Answers, type Goals } from '../../protocol'
import { action, options, players, seat, table, view } from '../fixtures'
import {
  confirming,
  ending,
  hasWon,
  needs,
  needsInShort,
  occasion,
  promptOf,
  showing,
  standing,
} from './wording'

const PASS = action('pass', 'pass')
const PLAY = action('play', 'play:5', { card: 4 })

describe('what is asked', () => {
  it('asks for a card only when one may be played', () => {
    expect(promptOf(view({ legal: [PASS, PLAY] }), players).sentence).toBe('Your turn: play a card or pass.')
    expect(promptOf(view({ legal: [PASS] }), players).sentence).toBe(
      'Your turn: you have no card to play, so you can only pass.',
    )
  })

  it('says that nobody has to press to pass with an empty hand (R2.5)', () => {
    const asks = (can_only_pass: boolean): string =>
      promptOf(view({ legal: [PASS], can_only_pass }), players).sentence
    expect(asks(true)).toBe('You have no cards left: the game passes for you shortly.')
    expect(asks(false)).toContain('you can only pass')
  })

  it('tells a defender that waiting is not passing (R14.2)', () => {
    const seats = [seat({ waiting: true }), seat(), seat()]
    expect(promptOf(view({ seats, legal: [PASS, PLAY] }), players).sentence).toContain('hold back')
  })

  it('says so to whoever has just passed, and never asks for a card of an empty hand', () => {
    const after = view({ turn: 0, legal: [], seats: [seat({ passed: true }), seat(), seat()] })
    expect(promptOf(after, players)).toEqual({ sentence: 'You have passed.', mine: false })
    expect(standing(after, 0)).toBe('passed')
    const empty = view({ turn: 1, can_only_pass: true })
    expect(promptOf(empty, players).sentence).toBe('Bruno has no cards left and will pass.')
  })

  it('asks nothing while it is shown what has been done', () => {
    expect(promptOf(view({ turn: 0, legal: [] }), players)).toEqual({
      sentence: 'You have played.',
      mine: false,
    })
    const last = view({ turn: 1, seats: [seat({ passed: true }), seat({ passed: true }), seat()] })
    expect(promptOf(last, players)).toEqual({ sentence: 'This battle is over.', mine: false })
  })

  it('names the one everybody waits for', () => {
    expect(promptOf(view({ turn: 1 }), players)).toEqual({
      sentence: 'Waiting for Bruno to play a card or pass.',
      mine: false,
    })
    expect(promptOf(view({ turn: 2, viewer: null, phase: 'favor' }), players).sentence).toBe(
      'Waiting for Carla to place the Favor of the Pope.',
    )
  })

  it('says how many cards may be drawn', () => {
    const legal = [0, 1, 2].map((count) => action('draw', `draw:${count}`, { count }))
    expect(promptOf(view({ phase: 'draw', legal }), players).sentence).toBe(
      'How many cards do you draw? Up to 2.',
    )
  })

  it('says where the next battle is to be as soon as it is chosen', () => {
    const over = view({ phase: 'site', turn: null })
    expect(promptOf(over, players).sentence).toBe('This battle is over.')
    expect(promptOf({ ...over, phase: 'deal', site: 0 }, players)).toEqual({
      sentence: 'Next battle: Torino.',
      mine: false,
    })
    expect(promptOf({ ...over, phase: 'deal', site: null }, players).sentence).toBe('Cards are being dealt.')
  })

  it('asks whether to discard a hand only who may and has not answered (R4.5)', () => {
    const hand = view({ phase: 'hand', turn: null })
    const answers: Answers = { until: null, own: null, choice: true }
    expect(promptOf(hand, players, { answers })).toEqual({
      sentence: 'You hold no Mercenary: keep your hand, or discard it all and sit out the round?',
      mine: true,
    })
    for (const told of [{ answers: { ...answers, choice: false } }, { answers: null }, {}])
      expect(promptOf(hand, players, told)).toEqual({
        sentence: 'Everybody with cards now says whether they keep their hand.',
        mine: false,
      })
    expect(promptOf(hand, players, { answers: { ...answers, own: 'hand:keep' } }).sentence).toContain(
      'You keep your hand.',
    )
    expect(promptOf(hand, players, { answers: { ...answers, own: 'hand:discard' } }).sentence).toContain(
      'Your hand is discarded',
    )
  })

  it('lets those who sit go on with a match, and not those who look on', () => {
    expect(promptOf(view({ phase: 'interval', turn: null }), players).mine).toBe(true)
    expect(promptOf(view({ phase: 'interval', turn: null, viewer: null }), players).mine).toBe(false)
  })
})

it('knows a win from a loss, and from one in the tutorial', () => {
  const over = table({ view: view({ phase: 'over', winners: [0] }) })
  expect([hasWon(over, [0]), hasWon(over, [1, 2]), hasWon(over, [])]).toEqual([true, false, false])
  expect(hasWon({ ...over, players: players.map((one) => ({ ...one, bot: TUTORS[0] })) }, [0])).toBe(false)
  expect(hasWon(table({ view: view({ phase: 'battle' }) }), [0])).toBe(false)
})

describe('the end', () => {
  it('is told once, where the standings are', () => {
    const over = view({ phase: 'over', turn: null, winners: [1], ending: 'adjacent' })
    expect(promptOf(over, players).sentence).toBe('Thank you for playing.')
    expect(promptOf({ ...over, viewer: null }, players).sentence).toBe('Thank you for watching.')
  })

  it('says who won and how', () => {
    expect(ending(view({ phase: 'over', winners: [1], ending: 'adjacent' }), players)).toBe(
      'Bruno wins the game: 4 adjacent regions.',
    )
    expect(ending(view({ phase: 'over', winners: [0], ending: 'total' }), players)).toBe(
      'You win the game: 6 regions.',
    )
    expect(ending(view({ phase: 'over', winners: [1, 2], ending: 'final_battle' }), players)).toBe(
      'Bruno and Carla share the victory in the final battle.',
    )
    expect(ending(view({ phase: 'over', ending: 'unfinished' }), players)).toBe(
      'The game was left unfinished.',
    )
  })

  it('speaks of the match when that is over', () => {
    const match = view({
      phase: 'over',
      options: options({ points: 20 }),
      winners: [1],
      match_winners: [2],
      ending: 'total',
    })
    expect(ending(match, players)).toBe('Carla wins the match.')
    expect(ending({ ...match, phase: 'interval', match_winners: [] }, players)).toBe(
      'Bruno wins the game: 6 regions.',
    )
  })
})

it('says how far a seat is from winning', () => {
  const goals = (adjacent_missing: number | null): Goals => ({ wins: [], extends: [], adjacent_missing })
  expect(needs(seat({ total_missing: 2 }), goals(1))).toBe('2 more, or 1 adjacent')
  // Before it has any, or where none of its own can be among them.
  expect(needs(seat({ total_missing: 5, adjacent: 0, adjacent_missing: 3 }), goals(3))).toBe(
    '5 regions, or 3 adjacent',
  )
  expect(needs(seat({ total_missing: 1 }), goals(1))).toBe('needs 1 region')
  expect(needs(seat({ total_missing: 0 }), goals(2))).toBe('has enough to win')
  expect(needsInShort(seat({ total_missing: 2 }), goals(1))).toBe('2 more or 1 adjacent')
  // Others bar it.
  expect(needs(seat({ total_missing: 2 }), goals(null))).toBe('needs 2 regions')
})

it('says what a seat is doing', () => {
  const seats = [seat(), seat({ passed: true }), seat({ contending: false })]
  expect([0, 1, 2].map((one) => standing(view({ seats, legal: [PASS] }), one))).toEqual([
    'your turn',
    'passed',
    'not in this battle',
  ])
  expect(standing(view({ seats: [seat(), seat({ waiting: true })] }), 1)).toBe('holding back')
})

it('says of others what they are doing, between battles too', () => {
  expect(standing(view({ turn: 1 }), 1)).toBe('to play')
  const asked = view({ phase: 'hand', turn: null, seats: [seat(), seat({ hand_size: 0 })] })
  expect([0, 1].map((one) => standing(asked, one))).toEqual(['keep the hand?', ''])
  expect(standing(view({ phase: 'site', turn: 0, legal: [action('site', 'site:roma')] }), 0)).toBe(
    'your turn',
  )
  expect(standing(view({ turn: 0 }), 0)).toBe('to play')
})

it('heads the table with the battle', () => {
  expect(occasion(view())).toBe('Battle for Siena')
  expect(occasion(view({ final_battle: true, site: null }))).toBe('The final battle')
  expect(occasion(view({ phase: 'site', site: null }))).toBe('The first battle')
  expect(occasion(view({ phase: 'draw', battles: 1 }))).toBe('The next battle')
})

it('names what a button is about to do', () => {
  expect(confirming(action('site', 'site:firenze', { region: 0 }))).toMatch(/^Fight for [A-Z]/)
  expect(confirming(action('favor', 'favor:firenze', { region: 0 }))).toMatch(/^Put the Favor on [A-Z]/)
  expect(showing(null, players)).toBe('Show everybody')
  expect(showing([], players)).toBe('Choose who')
  expect(showing([1, 2], players)).toBe('Show Bruno and Carla')
})
