import { describe, expect, it } from 'vitest'
import { CardCheck } from './dealtCards'
import { link } from './chain'
import {
  DECK,
  HOLDER,
  NAMES,
  SEAT,
  SOURCE,
  VERSIONS,
  X,
  cardsOf,
  counts,
  game,
  gameOf,
  letters,
  note,
  shares,
  seenOf,
  unproven,
  without,
  withoutSecond,
  wrong,
} from './exampleGame'
import { dealKey, shuffled, Stream } from './shuffle'
import { verify } from './verify'

const other = (seed: string) => ({ ...SEAT, seed, chain: link(seed, 0) })

describe('a game whose deals are what its secret gives', () => {
  it('is fair if this browser gave entropy to every deal, and says whose is in each', () => {
    const { verdict, headline, reasons, holding, deals } = verify('t1', game(), note(), NAMES)
    expect([verdict, reasons]).toEqual(['fair', []])
    expect(headline).toBe(
      'Fair: this browser’s own random numbers are in every deal, and all it can check is right.',
    )
    expect(holding.map(({ text }) => text)).toEqual([
      'The server’s secret is the one it committed itself to before the first deal.',
      'Options, seats, names and bots are those this browser noted, and part of every shuffle.',
      'This browser noted this commitment before deal 1.',
      `${NAMES[HOLDER]} was drawn to hold the Condottiere first: that follows from the secret.`,
    ])
    expect(deals).toEqual([
      {
        holds: true,
        text: 'Deal 1: 20 cards, as they follow from the secret and the random numbers of Bruno.',
      },
      {
        holds: true,
        text: 'Deal 2: 16 cards, as they follow from the secret and the random numbers of Bruno.',
      },
    ])
  })

  it('is not proven where entropy came too late, as the server told at once', () => {
    const told = withoutSecond()
    const late = note({
      seats: [{ ...SEAT, given: [1] }],
      deals: note().deals.map((one) => (one.deal === 2 ? { ...one, gave: [] } : one)),
      seen: seenOf(told),
    })
    expect(unproven(told, late)).toEqual([
      'Once the server left out random numbers that this browser had sent, saying that they came too late: in deal 2.',
      'Nobody gave random numbers for deal 2, so the server admin might have chosen the cards.',
    ])
    expect(verify('t1', told, late, NAMES).deals[1]).toEqual({
      holds: null,
      text:
        'Deal 2: 16 cards, as they follow from the secret. No random numbers came from Bruno. ' +
        'The server says that what this browser sent for it did not come in time.',
    })
  })

  it('is not proven to a browser that gave nothing, which depends on those who did', () => {
    expect(unproven(game(), note({ seats: [], deals: [] }))).toEqual([
      'This browser gave no random numbers for deals 1 to 2.',
      'In deals 1 to 2 you depend on others: of those who gave random numbers, as the list of deals says, at least one must not collude with the server admin.',
    ])
  })

  it('is not proven where entropy of one of several seats here was left out: that is a choice of two deals', () => {
    const second = { ...other('cd'.repeat(32)), seat: 0, sent: [1, 2], given: [] }
    const chains = [{ deal: 1, chains: [second.chain, X[0]] }]
    expect(unproven(game(), note({ seats: [SEAT, second], chains }))[0]).toBe(
      '2 times the server left out random numbers that this browser had sent, saying that they came too late: in deals 1 to 2.',
    )
  })

  it('is not proven without notes of this browser, but could be to whoever gave entropy', () => {
    expect(unproven(game(), null)).toEqual([
      'There are no notes of a browser that was there. Only they can show that the secret was not changed and no random numbers left out.',
      'Bruno gave random numbers for deals 1 to 2: fair for Bruno, if their own browser has noted this commitment and chain.',
    ])
    expect(verify('t1', withoutSecond(), null, NAMES).deals[1]?.text).toContain(
      'No random numbers came from Bruno.',
    )
  })

  it('says what another browser of this player gave', () => {
    const { deals } = verify('t1', game(), note({ seats: [] }), NAMES)
    expect(deals[0]?.text).toContain('and the random numbers of another browser of yours')
  })

  it('says nothing false of a start that has come to nothing', () => {
    const void_ = { ...other('cd'.repeat(32)), sent: [1], given: [], ended: true }
    const own = { ...SEAT, from: 2, sent: [2], given: [2] }
    const chains = [
      { deal: 1, chains: [null, void_.chain] },
      { deal: 2, chains: [null, SEAT.chain] },
    ]
    expect(unproven(game(), note({ seats: [void_, own], chains }))[0]).toMatch(/^Once .+: in deal 1\.$/)
    // Whoever sat down since then had a chain that this browser was not told of.
    expect(wrong(game(), note({ seats: [void_], chains: chains.slice(0, 1) }))).toEqual([])
  })

  it('may have piles that are made anew on the way (R12.5)', () => {
    const first = cardsOf(1, DECK, DECK.reduce((total, one) => total + one, 0) - 3)
    const left = without(DECK, first)
    const kept = shares(first, 0).map((hand) => hand.slice(0, 2))
    const stream = new Stream(dealKey(SOURCE, 2, {}))
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
    const lines = [[{ version: 5, cards: counts(lies) }]]
    const discards = [{ version: 5, cards: again }]
    const troubles = (...piles: number[][]): string[] => {
      const check = new CardCheck({ ...told, discards, hands, lines, piles }, SOURCE.setup)
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
      tokens: [HOLDER, 0].map((holder, game) => ({
        version: 11 * game,
        holder,
        favor: null,
        owners: [],
      })),
      version: 12,
      hands: hands.map((held, seat) => [...held, none, ...dealt.slice(seat, seat + 1)]),
      entries: [...entries, 'pass', 'next', `deal:${letters(third)}`],
    }
    expect(wrong(game({ ...more, piles: [...piles, DECK] }))).toEqual([])
    const short = without(DECK, [third[19] ?? 0])
    expect(wrong(game({ ...more, piles: [...piles, short] }))).toContain(
      'Deal 3 was not shuffled from the cards that lay nowhere else.',
    )
  })
})
