/** Whether cards were shuffled from the pile that was there, dealt as they lay, and given to whom they were due. */
import { nameOfCard, t } from '../languages/language.svelte'
import { noCards, sum } from '../lib/counts'
import { CARDS, type HeldHand, type Verification } from '../protocol'
import { isHex32 } from './chain'
import type { LoggedDeal } from './log'
import { dealKey, shuffled, Stream } from './shuffle'

type Counts = readonly number[]

const DECK = CARDS.map(({ inDeck }) => inDeck)

const plus = (one: Counts, other: Counts): number[] => one.map((count, card) => count + (other[card] ?? 0))
const minus = (one: Counts, other: Counts): number[] => one.map((count, card) => count - (other[card] ?? 0))
const same = (one: Counts, other: Counts): boolean =>
  one.length === other.length && one.every((count, card) => count === other[card])
const counted = (cards: Counts): number[] => DECK.map((_, card) => cards.filter((one) => one === card).length)

/** What a seat held at a version of the table, as counts by card. */
export const handAt = (changes: readonly HeldHand[] | undefined, version: number): Counts =>
  changes?.findLast((change) => change.version <= version)?.hand ?? noCards()

/** Looks at one deal after the other; each gives what is wrong with it, in sentences. */
export class CardCheck {
  #piles: Iterator<Counts, undefined>
  /** What the deal before has left of the pile. */
  #left: Counts = []

  constructor(private readonly told: Verification) {
    this.#piles = told.piles.values()
  }

  troubles({ deal, cards, entropy, opens }: LoggedDeal): string[] {
    const { hands, holder, secret, table, versions } = this.told
    if (!isHex32(secret)) return [t('fair-no-secret', { deal })]
    if (cards.length === 0) return [t('fair-no-cards', { deal })]
    const version = versions[deal - 1] ?? NaN
    const before = hands.map((changes) => handAt(changes, version - 1))
    const after = hands.map((changes) => handAt(changes, version))
    const held = before.reduce(plus, noCards())
    const { given, piled } = this.#deal(new Stream(dealKey(secret, table, deal, entropy)), cards, held, opens)
    const hold = isDealtRound(cards, before, after, deal === 1 ? [holder] : [...hands.keys()])
    return [
      ...(piled ? [] : [t('fair-other-pile', { deal })]),
      ...(hold ? [] : [t('fair-other-hands', { deal })]),
      ...difference(deal, cards, given),
    ]
  }

  /** The cards that the stream gives, and whether each pile had the cards that it should: all others are held. */
  #deal(stream: Stream, cards: Counts, held: Counts, opens: boolean): { given: number[]; piled: boolean } {
    let piled = true
    let pile: number[] = []
    const given = cards.map((_, drawn) => {
      if (pile.length === 0) {
        const counts = this.#piles.next().value ?? []
        const rest = minus(DECK, plus(held, counted(cards.slice(0, drawn))))
        const goesOn = drawn === 0 && !opens && sum(this.#left) > 0 && same(counts, this.#left)
        piled &&= goesOn || same(counts, rest)
        pile = shuffled(counts, stream)
      }
      return pile.pop() ?? -1
    })
    this.#left = counted(pile)
    return { given, piled }
  }
}

/** R1.6: whether each hand has grown by the cards that fall to it, one at a time clockwise, from one of these seats on. */
function isDealtRound(
  cards: Counts,
  before: readonly Counts[],
  after: readonly Counts[],
  starts: readonly number[],
): boolean {
  const due = after.map((hand, seat) => sum(hand) - sum(before[seat] ?? []))
  if (sum(due) !== cards.length || due.some((count) => count < 0)) return false
  return starts.some((start) => {
    const left = [...due]
    const hands = before.map((hand) => [...hand])
    let seat = start
    for (const card of cards) {
      while ((left[seat] ?? 0) === 0) seat = (seat + 1) % due.length
      left[seat] = (left[seat] ?? 0) - 1
      const hand = hands[seat] ?? []
      hand[card] = (hand[card] ?? 0) + 1
      seat = (seat + 1) % due.length
    }
    return hands.every((hand, number) => same(hand, after[number] ?? []))
  })
}

function difference(deal: number, dealt: Counts, given: Counts): string[] {
  const places = dealt.flatMap((card, place) => (card === given[place] ? [] : [place]))
  const [first] = places
  if (first === undefined) return []
  return [
    t('fair-other-cards', {
      deal,
      count: places.length,
      place: first + 1,
      dealt: label(dealt[first]),
      given: label(given[first]),
    }),
  ]
}

const label = (card = -1): string => (card in CARDS ? nameOfCard(card) : t('fair-no-card'))
