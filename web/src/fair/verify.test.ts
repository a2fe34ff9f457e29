import { describe, expect, it } from 'vitest'
import { CardCheck } from './dealtCards'
import { link } from './chain'
import {
  DECK,
  HOLDER,
  NAMES,
  SEAT,
  SECRET,
  VERSIONS,
  cardsOf,
  counts,
  game,
  gameOf,
  letters,
  note,
  shares,
  shown,
  without,
  withoutSecond,
  wrong,
} from './exampleGame'
import { dealKey, shuffled, Stream } from './shuffle'
import { verify } from './verify'

const RIGHT = { missing: [], late: false, unheard: false, troubles: [] }

describe('a game whose deals are what its secret gives', () => {
  it('is fair, and says whose entropy is in each deal', () => {
    const { verdict, words, whole, deals } = verify('t1', game(), note(), NAMES)
    expect(verdict).toBe('true')
    expect(words).toEqual([
      'Yes: this browser’s own entropy is in every deal, and all it can check is right.',
    ])
    expect(whole.map(({ holds, text }) => [holds, text])).toEqual([
      [true, 'The server’s secret is the one it committed itself to before the first deal.'],
      [true, 'This browser noted this commitment before deal 1.'],
      [true, `${NAMES[HOLDER]} was drawn to hold the Condottiere first, as the secret gives it.`],
    ])
    expect(deals).toEqual([
      { deal: 1, cards: 20, from: ['Bruno'], own: true, ...RIGHT },
      { deal: 2, cards: 16, from: ['Bruno'], own: true, ...RIGHT },
    ])
  })

  it('is not proven where entropy came too late, as the server told at once', () => {
    const told = withoutSecond()
    const late = note({
      seats: [{ ...SEAT, given: [1] }],
      deals: note().deals.map((one) => (one.deal === 2 ? { ...one, gave: [], hand: shown(told, 2) } : one)),
    })
    const { verdict, words, deals } = verify('t1', told, late, NAMES)
    expect(verdict).toBe('unproven')
    expect(words).toEqual([
      'Nothing contradicts the server, but that is no proof.',
      'Nobody gave entropy to deal 2, so the server admin might have chosen the cards.',
    ])
    expect(deals).toMatchObject([{ late: false }, { late: true, troubles: [] }])
  })

  it('is not proven to a browser that gave nothing, which depends on those who did', () => {
    const { verdict, words } = verify('t1', game(), note({ seats: [], deals: [] }), NAMES)
    expect(verdict).toBe('unproven')
    expect(words[1]).toBe(
      'This browser’s entropy is not in deals 1 to 2: there you depend on Bruno not colluding with the server admin.',
    )
  })

  it('is proven from the deal on that a browser could first give entropy for', () => {
    const later = note({ seats: [{ ...SEAT, from: 2, sent: [2], given: [2] }] })
    const { verdict, words } = verify('t1', game(), later, NAMES)
    expect(verdict).toBe('true')
    expect(words[0]).toContain('in every deal from deal 2 on, the first it could give any for')
  })

  it('says on whom the deals before that one depend', () => {
    const later = note({ seats: [{ ...SEAT, from: 2, sent: [2], given: [2] }] })
    expect(verify('t1', game(), later, NAMES).words.slice(1)).toEqual([
      'This browser’s entropy is not in deal 1: there you depend on Bruno not colluding with the server admin.',
    ])
  })

  it('is not proven where this browser had offered a chain that the server did not listen to', () => {
    const unheard = { ...SEAT, chain: link('cd'.repeat(32), 0), from: 2, sent: [], given: [] }
    const offered = note({ seats: [{ ...SEAT, sent: [1], given: [1] }, unheard], deals: [] })
    const { verdict, words, deals } = verify('t1', withoutSecond(), offered, NAMES)
    expect(deals.map((deal) => deal.unheard)).toEqual([false, true])
    expect(verdict).toBe('unproven')
    expect(words.at(-1)).toMatch(/^For deal 2 this browser offered a chain that does not count there:/)
  })

  it('is not proven where the server gave no commitment when it was asked for one', () => {
    const refused = note({ seats: [{ ...SEAT, from: 2, sent: [2], given: [2] }], refused: true })
    const { verdict, whole } = verify('t1', game(), refused, NAMES)
    expect(verdict).toBe('unproven')
    expect(whole[2]?.holds).toBeNull()
    expect(whole[2]?.text).toContain('gave no commitment')
  })

  it('says who had announced a chain and gave nothing, and what another browser of this player gave', () => {
    const { deals } = verify('t1', withoutSecond(), null, NAMES)
    expect(deals.map(({ missing }) => missing)).toEqual([[], ['Bruno']])
    const { words } = verify('t1', game(), note({ seats: [] }), NAMES)
    expect(words[1]).toContain('there you depend on another browser of yours not colluding with')
  })

  it('is not proven without notes of this browser, which is said', () => {
    const { verdict, whole } = verify('t1', game(), null, NAMES)
    expect(verdict).toBe('unproven')
    expect(whole[1]).toEqual({
      holds: null,
      text: 'This browser noted no commitment during the game, so it cannot tell whether it was this one.',
    })
  })

  it('says nothing false of a start that has come to nothing', () => {
    const other = 'cd'.repeat(32)
    const void_ = { ...SEAT, seed: other, chain: link(other, 0), sent: [1], given: [], ended: true }
    const own = { ...SEAT, from: 2, sent: [2], given: [2] }
    const chains = [
      { deal: 1, chains: [null, void_.chain] },
      { deal: 2, chains: [null, SEAT.chain] },
    ]
    const { verdict, deals } = verify('t1', game(), note({ seats: [void_, own], chains }), NAMES)
    expect(verdict).toBe('unproven')
    expect(deals[0]).toMatchObject({ own: false, late: true, troubles: [] })
    // Whoever sat down since then had a chain that this browser was not told of.
    expect(wrong(game(), note({ seats: [void_], chains: chains.slice(0, 1) }))).toEqual([])
  })

  it('may have piles that are made anew on the way (R12.5)', () => {
    const first = cardsOf(1, DECK, DECK.reduce((total, one) => total + one, 0) - 3)
    const left = without(DECK, first)
    const kept = shares(first, 0).map((hand) => hand.slice(0, 2))
    const stream = new Stream(dealKey(SECRET, 't1', 2, {}))
    // What was played lies in the lines that were just compared, or is discarded.
    const played = shares(first, 0).flatMap((hand) => hand.slice(2))
    const [lies, gone] = [played.slice(0, 9), played.slice(9)]
    const rest = shuffled(left, stream).reverse()
    const again = counts(gone)
    const second = [...rest, ...shuffled(again, stream).reverse().slice(0, 2)]
    const told = gameOf([], [], 0)
    const hands = [0, 1].map((seat) => [
      { version: 1, cards: counts(shares(first, 0)[seat] ?? []) },
      { version: 5, cards: counts(kept[seat] ?? []) },
      { version: 9, cards: counts([...(kept[seat] ?? []), ...(shares(second, 0)[seat] ?? [])]) },
    ])
    const lines = [{ version: 5, cards: counts(lies) }]
    const discards = [{ version: 5, cards: again }]
    const troubles = (...piles: number[][]): string[] => {
      const check = new CardCheck({ ...told, discards, hands, lines, piles })
      const logged = { entropy: {}, chains: {}, counting: {}, wrong: [] }
      return [
        ...check.troubles({ ...logged, deal: 1, cards: first }),
        ...check.troubles({ ...logged, deal: 2, cards: second }),
      ]
    }
    expect(troubles(DECK, left, again)).toEqual([])
    expect(troubles(DECK, left, left)).toContain(
      'Deal 2 was not shuffled from the cards that lay nowhere else.',
    )
  })

  it('may be a match, of which each game begins with the whole deck', () => {
    const third = cardsOf(3, DECK, 20)
    const { entries, hands, piles } = game()
    const none = { version: 11, cards: counts([]) }
    const dealt = shares(third, 0).map((hand) => ({ version: 12, cards: counts(hand) }))
    const more = {
      versions: [...VERSIONS, 12],
      holders: [
        { version: 0, holder: HOLDER },
        { version: 11, holder: 0 },
      ],
      hands: hands.map((held, seat) => [...held, none, ...dealt.slice(seat, seat + 1)]),
      entries: [...entries, 'next', `deal:${letters(third)}`],
    }
    expect(wrong(game({ ...more, piles: [...piles, DECK] }))).toEqual([])
    const short = without(DECK, [third[19] ?? 0])
    expect(wrong(game({ ...more, piles: [...piles, short] }))).toContain(
      'Deal 3 was not shuffled from the cards that lay nowhere else.',
    )
  })
})
