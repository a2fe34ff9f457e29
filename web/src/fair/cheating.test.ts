import { describe, expect, it } from 'vitest'
import { link, sha256Hex } from './chain'
import {
  DECK,
  FIRST,
  HOLDER,
  KEPT,
  NAMES,
  OPTIONS,
  PILE,
  REST,
  SEAT,
  SETUP,
  SOURCE,
  X,
  altered,
  cardsOf,
  counts,
  entriesOf,
  game,
  gameOf,
  handOf,
  note,
  seenOf,
  shares,
  without,
  unproven,
  withoutSecond,
  wrong,
} from './exampleGame'
import type { Verification } from '../protocol'
import { digestAt } from './comparison'
import { plus } from './dealtCards'
import type { Note, SeenNote } from './notes'
import { holderKey, pileCommitment, Stream } from './shuffle'

const tooEarly =
  'Deal 2 was said to be due earlier than it was: this browser’s random numbers for it were known too soon.'

const otherPile =
  'Deal 2 was made from other cards, or for other seats, than the server had settled on when it asked for this browser’s random numbers.'

describe('a server that cheats is found out', () => {
  it('when it swaps two cards of a deal', () => {
    const swapped = altered(15, (entry) => {
      const cards = Array.from(entry.slice(5))
      const other = cards.findIndex((card) => card !== cards[0])
      ;[cards[0], cards[other]] = [cards[other] ?? '', cards[0] ?? '']
      return `deal:${cards.join('')}`
    })
    expect(wrong(swapped).at(-1)).toMatch(
      /^Deal 2 is not what follows from the secret: 2 cards differ\. Card 1 was .+, and should have been .+\.$/,
    )
  })

  it('when it tells another secret, with or without the commitment for it', () => {
    const other = 'a0'.repeat(32)
    expect(wrong(game({ secret: other }))).toContain(
      'The secret the server reveals now is not the one it committed itself to before the first deal.',
    )
    expect(wrong(game({ secret: other, commitment: sha256Hex(other) })).length).toBeGreaterThan(3)
  })

  it('when it made another game of another secret, in which all is right', () => {
    expect(wrong(game(), note({ commitment: sha256Hex('a0'.repeat(32)) }))).toEqual([
      'This browser noted another commitment before deal 1: the server has changed its secret.',
    ])
  })

  it('when it leaves out the entropy of this browser', () => {
    expect(wrong(withoutSecond())).toEqual([
      'Deal 2 leaves out the random numbers that this browser gave for it.',
      'The hand this browser saw after deal 2 is not what the server says now.',
      'Deal 2 has random numbers from seats other than those this browser was told of then.',
    ])
  })

  it('when it asked for the entropy of this browser long before the deal was due, to know the cards', () => {
    expect(wrong(game(), note({ dues: [{ deal: 2, version: 7, pile: PILE }] }))).toEqual([tooEarly])
  })

  it('when it chose what nobody sees once it knew the entropy: which cards are kept, or how many are drawn', () => {
    for (const pile of [
      pileCommitment(SOURCE, 2, without(REST, [0]), [8, 8]),
      pileCommitment(SOURCE, 2, REST, [9, 7]),
      pileCommitment(SOURCE, 3, REST, [8, 8]),
    ])
      expect(wrong(game(), note({ dues: [{ deal: 2, version: 8, pile }] }))).toEqual([otherPile])
  })

  it('when it asked for it before a move, which it then chose to suit the cards', () => {
    const seen = note().seen.map((one): SeenNote => (one[0] === 8 ? [8, 1, one[2], '0'.repeat(16)] : one))
    expect(wrong(game(), note({ seen }))).toEqual([
      'The table this browser saw after deal 1 is not what the server says now.',
    ])
  })

  it('when it puts a chain of its own in place of this browser’s', () => {
    const own = 'cd'.repeat(32)
    const told = altered(4, () => `chain:1:${link(own, 0)}`)
    const found = wrong(told)
    expect(found).toContain('Deal 1 leaves out the random numbers that this browser gave for it.')
    expect(found).toContain('The random numbers of Bruno are not from the chain they announced.')
  })

  it('when it makes up a chain for another seat once it knows the entropy of this browser', () => {
    const invented = '77'.repeat(32)
    const chain = `chain:0:${link(invented, 0)}`
    const second = cardsOf(2, REST, 16, { 0: link(invented, 2), 1: X[2] })
    const entries = entriesOf(second, `reveal:0:2:${link(invented, 2)}`, `reveal:1:2:${X[2]}`)
    const told = gameOf(second, [...entries.slice(0, 5), chain, ...entries.slice(5)])
    const [one, two] = note().deals
    const seen = (chains: Note['chains']): Note =>
      note({ chains, deals: one && two ? [one, { ...two, gave: [0, 1] }] : [], seen: seenOf(told) })
    expect(wrong(told, seen(note().chains))).toEqual([
      'Deal 2 has random numbers of Ada from a chain that this browser had not heard of when it gave its own.',
    ])
    // One that had been told in time is as good as any.
    const known = { deal: 2, chains: [link(invented, 0), X[0]] }
    expect(wrong(told, seen([...note().chains, known]))).toEqual([])
  })

  it('when it puts this browser’s chain in another seat than the one it was given for', () => {
    const kept = note({ chains: [{ deal: 1, chains: [X[0], null] }] })
    expect(wrong(game(), kept)[0]).toContain('from a chain that this browser had not heard of')
  })

  it('when it enters this browser’s chain for another seat as well', () => {
    const { entries } = game()
    const copied = entries.flatMap((entry) =>
      /^(chain|reveal):1:(1:)?/.test(entry) && !entry.startsWith('reveal:1:2')
        ? [entry, entry.replace(':1:', ':0:')]
        : [entry],
    )
    const found = wrong(game({ entries: copied }))
    expect(found).toContain('The chain announced for Ada is that of another seat.')
    expect(found).toContain(
      'Deal 1 has random numbers of Ada from a chain that this browser had not heard of when it gave its own.',
    )
  })

  it('when it enters entropy of a seat that nobody has, which it can give or withhold', () => {
    const own = '77'.repeat(32)
    const chains = [{ deal: 1, chains: [null, X[0], link(own, 0)] }]
    const second = cardsOf(2, REST, 16, { 1: X[2], 2: link(own, 2) })
    const entries = entriesOf(second, `reveal:1:2:${X[2]}`, `reveal:2:2:${link(own, 2)}`)
    const told = gameOf(second, entries.toSpliced(5, 0, `chain:2:${link(own, 0)}`))
    const [one, two] = note().deals
    const kept = note({
      chains,
      deals: one && two ? [one, { ...two, gave: [1, 2] }] : [],
      seen: seenOf(told),
    })
    expect(wrong(told, kept)).toContain('The random numbers of seat 2 are not from the chain they announced.')
  })

  it('when it announces a chain for a bot, whose entropy it can give or withhold', () => {
    const own = link('77'.repeat(32), 0)
    const chains = [{ deal: 1, chains: [own, X[0]] }]
    const told = altered(4, (entry) => entry)
    told.entries.splice(4, 0, `chain:0:${own}`)
    expect(wrong(told, note({ chains }))).toEqual([])
    told.entries[1] = 'seat:0 bot hawkwood Ada'
    expect(wrong(told, note({ chains }))).toEqual([
      'Options, seats, names or bots are not those that were fixed before the first deal.',
      'A chain was announced for Ada, a bot: bots give no random numbers, so it is the server’s.',
    ])
  })

  it('when a guest plays on the device of no person, who could give entropy', () => {
    for (const host of [0, 1, 5]) {
      const told = altered(1, () => `seat:0 guest ${host} Ada`)
      told.entries[2] = 'seat:1 guest 0 Bruno'
      expect(wrong(told)).toContain(
        'The record cannot be of a game that was played: Ada is a guest on the device of a seat that no person has.',
      )
    }
  })

  it('when something was played in a pause', () => {
    const { entries } = game()
    const deal = entries.findLastIndex((entry) => entry.startsWith('deal:'))
    const paused = (until: number): string[] =>
      wrong(game({ entries: entries.toSpliced(until, 0, 'resume:0').toSpliced(deal - 1, 0, 'pause') }))
    expect(paused(deal)).toEqual([])
    expect(paused(deal + 1)).toEqual([
      'The record cannot be of a game that was played: the game went on in a pause.',
    ])
  })

  it('when it fixed other options, names, seats or bots than this browser was shown', () => {
    const other = 'This browser noted other options, seats, names or bots than the server tells now.'
    for (const [shown, changed] of [
      ['options', 'options hidden-cards'],
      ['holder drawn', `holder ${HOLDER} named`],
      ['seat 0 person Ada', 'seat 0 person Eva'],
      ['seat 0 person Ada', 'seat 0 bot hawkwood Ada'],
      ['seat 0 person Ada', 'seat 0 guest 1 Ada'],
    ] as const) {
      expect(SETUP).toContain(shown)
      expect(wrong(game(), note({ setup: SETUP.replace(shown, changed) }))).toEqual([other])
    }
  })

  it('when it made another table than it had promised, once it knew the entropy of this browser', () => {
    expect(wrong(game(), note({ promised: 't0' }))).toEqual([
      'The server promised table t0, but made this one once it knew this browser’s random numbers.',
    ])
  })

  it('when entropy is for another deal, or comes from a chain that was announced too late', () => {
    const early = `reveal:1:2:${X[2]}`
    expect(wrong(altered(5, () => early))).toContain(
      'The random numbers of Bruno are not from the chain they announced.',
    )
    const told = game()
    const [chain = '', , deal = ''] = told.entries.slice(4)
    const rest = told.entries.slice(15)
    const late = { ...told, entries: [...told.entries.slice(0, 4), deal, chain, early, ...rest] }
    expect(wrong(late, null)).toContain('The random numbers of Bruno are not from the chain they announced.')
  })

  it('when it gives the Condottiere to another seat than the secret does', () => {
    const told = { ...gameOf(cardsOf(2, REST, 16, { 1: X[2] }), game().entries, 1 - HOLDER) }
    const unseen = note({ deals: [], dues: [], seen: [], holder: null })
    expect(wrong(told, unseen)).toEqual([
      `It follows from the secret that ${NAMES[HOLDER]} has the Condottiere first, but ${NAMES[1 - HOLDER]} had it.`,
    ])
    expect(wrong(told, note({ deals: [] }))).toContain(
      'During the game, this browser was told of another first holder.',
    )
    const options = { ...OPTIONS, first_holder: 1 - HOLDER }
    expect(wrong({ ...told, options }, unseen)).toEqual([
      'Options, seats, names or bots are not those that were fixed before the first deal.',
    ])
  })

  it('when it showed other cards than it tells at the end', () => {
    const [[version, seat, , board] = [0, 0, '', ''], ...later] = note().seen
    const kept = note({ seen: [[version, seat, 'TTTTTTTTTT', board], ...later] })
    const shownOther = 'The hand this browser saw after deal 1 is not what the server says now.'
    expect(wrong(game(), kept)).toEqual([shownOther])
    // Nor may it say that the deal was earlier or later than this browser has seen.
    for (const version of [0, 2])
      expect(wrong(game({ versions: [version, 9] }), note())).toContain(shownOther)
  })

  it('when the pile was made of the cards that it wanted to deal', () => {
    const want = Array<number>(16).fill(6)
    const ones = want.map((card) => DECK.map((_, one) => Number(one === card)))
    const told = gameOf(want, entriesOf(want, `reveal:1:2:${X[2]}`))
    expect(wrong({ ...told, piles: [DECK, ...ones] }, note({ deals: [], seen: [] }))).toContain(
      'Deal 2 was not shuffled from the cards that lay nowhere else.',
    )
  })

  it('when it gives the cards of a deal to other seats than they fall to', () => {
    const told = game()
    const other = told.hands.map((held, seat) => [
      ...held.slice(0, 3),
      ...(told.hands[1 - seat] ?? []).slice(3),
    ])
    expect(wrong({ ...told, hands: other }, note({ deals: [], seen: [] }))).toEqual([
      'Deal 2 did not go to the hands that the server names.',
    ])
  })

  it('when another player exchanges hidden cards for better ones of the pile', () => {
    const ada = KEPT[0] ?? []
    const [worse = 0] = ada
    const better = REST.findIndex((count, card) => count > 0 && card !== worse)
    const hand = [better, ...ada.slice(1)]
    const rest = without(plus(REST, counts([worse])), [better])
    const second = cardsOf(2, rest, 16, { 1: X[2] })
    const honest = gameOf(second, entriesOf(second, `reveal:1:2:${X[2]}`))
    const hands = honest.hands.map((held, seat) =>
      seat === 1
        ? held
        : [
            ...held.slice(0, 3),
            { version: 6, cards: counts(hand) },
            { version: 9, cards: counts([...hand, ...(shares(second, HOLDER)[0] ?? [])]) },
          ],
    )
    const told = { ...honest, hands, piles: [DECK, rest] }
    const dues = [{ deal: 2, version: 8, pile: pileCommitment(SOURCE, 2, rest, [8, 8]) }]
    const moved = 'After deal 1 cards went elsewhere than the moves in the log take them.'
    expect(wrong(told, note({ dues, seen: seenOf(told) }))).toEqual([moved])
    // Nor may it say that they were played, or that the log is longer.
    const play = { ...told, entries: told.entries.map((entry, at) => (at === 11 ? 'play:T' : entry)) }
    expect(wrong(play, note({ dues, seen: seenOf(told) }))).toEqual([moved])
    expect(wrong(game({ version: 10 }))).toEqual([moved.replace('1', '2')])
    const owed = honest.hands.map((held) =>
      held.map((one) => ({ ...one, cards: [...one.cards.slice(0, -1), -1] })),
    )
    expect(wrong(game({ hands: owed }), null)).toContain(moved.replace('1', '2'))
  })

  it('when it shows the other seat here, of which the cards are worse', () => {
    const deals = note().deals.map((one) => ({ ...one, seat: 2 - one.deal }))
    expect(wrong(game(), note({ deals }))).toEqual([
      'After deal 2 this browser was shown another seat than the one it gave random numbers for.',
    ])
    expect(wrong(game(), note({ deals: [...note().deals, ...deals] }))).toEqual([])
  })

  it('when it shows a seat that the table does not have, without cards', () => {
    const [[version, , , board] = [0, 0, '', ''], ...later] = note().seen
    expect(wrong(game(), note({ seen: [[version, 5, '', board], ...later] }))).toEqual([
      'The hand this browser saw after deal 1 is not what the server says now.',
    ])
  })

  describe('although all hands fit', () => {
    /** What a browser saw that was dealt the second deal as told, and else what there was to see. */
    const seen = (told: Verification): Note =>
      note({ seen: [...note().seen.slice(0, 3), [9, 1, handOf(told, 9), digestAt(game(), 9)]] })
    const [before, other] = [1, 2].map(
      (deal) => `The table this browser saw after deal ${deal} is not what the server says now.`,
    )

    it('when it deals to another seat first than to the one with the Condottiere', () => {
      const turned = shares(cardsOf(2, REST, 16, { 1: X[2] }), 1 - HOLDER)
      const hands = game().hands.map((held, seat) => [
        ...held.slice(0, 3),
        { version: 9, cards: counts([...(KEPT[seat] ?? []), ...(turned[seat] ?? [])]) },
      ])
      const told = game({ hands })
      expect(wrong(told, seen(told))).toEqual(['Deal 2 did not go to the hands that the server names.'])
      const lie = {
        ...told,
        tokens: [...told.tokens, { version: 8, holder: 1 - HOLDER, favor: null, owners: [] }],
      }
      expect(wrong(lie, seen(lie))).toEqual([before, other])
    })

    it('when it goes on with a pile that is to be made anew', () => {
      const left = without(DECK, FIRST)
      const second = cardsOf(2, left, 16, { 1: X[2] })
      const told = { ...gameOf(second, entriesOf(second, `reveal:1:2:${X[2]}`)), piles: [DECK, left] }
      const dues = [{ deal: 2, version: 8, pile: pileCommitment(SOURCE, 2, left, [8, 8]) }]
      expect(wrong(told, { ...seen(told), dues })).toEqual([
        'Deal 2 was not shuffled from the cards that lay nowhere else.',
      ])
      const lie = { ...told, discards: told.discards.slice(0, 2) }
      expect(wrong(lie, { ...seen(lie), dues })).toEqual([before, other])
    })
  })

  it('when it had claimed deals that were never made', () => {
    expect(wrong(game(), note({ deal: 40 }))).toEqual([
      'The log has 2 deals, but this browser was told that deal 40 was next.',
    ])
  })

  it('when what it tells makes no sense', () => {
    expect(wrong(game({ secret: 'none' })).length).toBeGreaterThan(2)
    expect(wrong(game({ piles: [] })).length).toBeGreaterThan(2)
    expect(wrong(game({ piles: [[], [1]] })).length).toBeGreaterThan(2)
    expect(wrong(game({ versions: [], hands: [[], []] })).length).toBeGreaterThan(2)
    expect(wrong(altered(15, () => 'deal:??')).length).toBeGreaterThan(0)
    expect(wrong(altered(15, () => 'deal:')).length).toBeGreaterThan(0)
    expect(wrong(altered(0, () => null))).toHaveLength(1)
  })
})

describe('a server that could have chosen cards is told of, with the deals and the reason', () => {
  const later = { ...SEAT, from: 2, sent: [2], given: [2] }
  const depends = (deals: string): string =>
    `In ${deals} you depend on others: of those who gave random numbers, as the list of deals says, at least one must not collude with the server admin.`

  it('when it says that this browser could give entropy only from a later deal on', () => {
    expect(unproven(game(), note({ seats: [later] }))).toEqual([
      'This browser gave no random numbers for deal 1.',
      depends('deal 1'),
    ])
  })

  it('when a waiting room had no commitment, or another began the rematch, and it came with the second deal', () => {
    const deals = note().deals.slice(1)
    expect(unproven(game(), note({ before: 2, seats: [later], deals }))).toEqual([
      'This browser first noted the commitment before deal 2, because it came later or somebody else began the table. So the server may have chosen its secret to suit deal 1.',
      depends('deal 1'),
    ])
  })

  it('when it gave a seat to a friend only once the game had begun', () => {
    const before = note({ before: 2, seats: [{ ...later, sent: [], given: [], from: 3 }], deals: [] })
    expect(unproven(game(), before)).toContain('This browser gave no random numbers for deal 2.')
  })

  it('when it gave no commitment when it was asked for one, whatever came later', () => {
    expect(unproven(game(), note({ refused: true }))).toEqual([
      'The server gave no commitment when this browser asked before the table was made, so the browser’s random numbers could not be in deal 1.',
    ])
    expect(unproven(game(), note({ refused: true, commitment: null }))[1]).toContain('gave no commitment')
  })

  it('when it had not made a table whose entropy it knew, so that this one was another try', () => {
    expect(unproven(game(), note({ tries: 2 }))[0]).toMatch(
      /^2 times before, the server knew this browser’s random numbers/,
    )
  })

  it('when it did not listen to a chain that this browser had offered', () => {
    const seed = 'cd'.repeat(32)
    const unheard = { ...SEAT, seed, chain: link(seed, 0), from: 2, sent: [], given: [] }
    const seats = [{ ...SEAT, sent: [1], given: [1] }, unheard]
    const offered = note({ seats, deals: [], seen: [] })
    expect(unproven(withoutSecond(), offered)[0]).toMatch(
      /^For deal 2 this browser offered a chain that does not count there:/,
    )
  })

  it('when the record ends before the game', () => {
    expect(unproven(game({ over: false }))).toEqual([
      'The record ends before the game is over: what is missing cannot be verified.',
    ])
    const { entries } = game()
    const holder = new Stream(holderKey(SOURCE, {})).below(2)
    const none = game({ entries: entries.slice(0, 4), holder, versions: [], over: false })
    expect(unproven(none, note({ deal: 1, deals: [], seats: [], holder }))).toHaveLength(1)
  })
})
