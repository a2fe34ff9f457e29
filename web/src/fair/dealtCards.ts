/** Whether cards were shuffled from the pile that was there, dealt as they lay, and given to whom they were due. */
import { nameOfCard, t } from '../languages/language.svelte'
import { noCards, sum } from '../lib/game/counts'
import { CARDS, type CardsSince, type Verification } from '../protocol'
import { isHex32 } from './chain'
import type { LoggedDeal } from './log'
import type { Note } from './notes'
import { dealKey, pileCommitment, shuffled, Stream } from './shuffle'

export type Counts = readonly number[]

const DECK = CARDS.map(({ inDeck }) => inDeck)

export const plus = (one: Counts, other: Counts): number[] =>
  one.map((count, card) => count + (other[card] ?? 0))
export const minus = (one: Counts, other: Counts): number[] =>
  one.map((count, card) => count - (other[card] ?? 0))
export const same = (one: Counts, other: Counts): boolean =>
  one.length === other.length && one.every((count, card) => count === other[card])
export const counted = (cards: Counts): number[] =>
  DECK.map((_, card) => cards.filter((one) => one === card).length)

/** What was told of a place at a version of the table. */
export const at = <T extends { version: number }>(changes: readonly T[], version: number): T | undefined =>
  changes.findLast((change) => change.version <= version)

/** What lay in a place at a version of the table, as counts by card. */
export const cardsAt = (changes: readonly CardsSince[] | undefined, version: number): Counts =>
  at(changes ?? [], version)?.cards ?? noCards()

/** Looks at one deal after the other; each gives what is wrong with it, in sentences. */
export class CardCheck {
  #piles: Iterator<Counts, undefined>
  /** What the deal before has left of the pile. */
  #left: Counts = []

  /** `setup` is the digest of what was fixed before the first deal; `dues` are those that this browser noted. */
  constructor(
    private readonly told: Verification,
    private readonly setup: string,
    private readonly dues: Note['dues'] = [],
  ) {
    this.#piles = told.piles.values()
  }

  troubles({ deal, cards, entropy }: LoggedDeal): string[] {
    const { discards, down, hands, holder, lines, secret, table, tokens, versions } = this.told
    if (!isHex32(secret)) return [t('fair-no-secret', { deal })]
    if (cards.length === 0) return [t('fair-no-cards', { deal })]
    const version = versions[deal - 1] ?? NaN
    const before = hands.map((changes) => cardsAt(changes, version - 1))
    const after = hands.map((changes) => cardsAt(changes, version))
    const open = lines.map((changes) => cardsAt(changes, version - 1))
    const lie = [...before, ...open].reduce(plus, cardsAt(down, version - 1))
    const stream = new Stream(dealKey({ secret, table, setup: this.setup }, deal, entropy))
    const { given, piled, pile } = this.#deal(stream, cards, lie, cardsAt(discards, version - 1))
    const falling = after.map((hand, seat) => sum(hand) - sum(before[seat] ?? []))
    const due = pileCommitment({ secret, table }, deal, pile, falling)
    const noted = this.dues.filter((one) => one.deal === deal)
    const first = deal === 1 ? holder : at(tokens, version)?.holder
    const hold =
      first !== undefined && hands[first] !== undefined && isDealtRound(cards, before, after, falling, first)
    return [
      ...(noted.every((one) => one.pile === due) ? [] : [t('fair-changed-pile', { deal })]),
      ...(piled ? [] : [t('fair-other-pile', { deal })]),
      ...(hold ? [] : [t('fair-other-hands', { deal })]),
      ...difference(deal, cards, given),
    ]
  }

  /**
   * The cards that the stream gives, whether each pile had the cards that it should: those that lie nowhere else; and
   * the first of these piles.
   */
  #deal(stream: Stream, cards: Counts, lie: Counts, discards: Counts) {
    let piled = true
    let first: Counts = []
    let pile: number[] = []
    const given = cards.map((_, drawn) => {
      if (pile.length === 0) {
        const counts = this.#piles.next().value ?? []
        const others = minus(DECK, plus(lie, counted(cards.slice(0, drawn))))
        const rest = minus(others, discards)
        // R12.5: a pile that has run out is made anew of the discards.
        piled &&= same(counts, drawn === 0 && sum(rest) > 0 ? rest : others)
        if (drawn === 0 && sum(rest) === sum(this.#left)) piled &&= same(rest, this.#left)
        if (drawn === 0) first = counts
        pile = shuffled(counts, stream)
      }
      return pile.pop() ?? -1
    })
    // Where other cards were dealt, what they left is not known, and nothing more is wrong for that.
    this.#left = same(given, cards) ? counted(pile) : []
    return { given, piled, pile: first }
  }
}

/** R1.6: whether each hand has grown by the cards that fall to it, one at a time clockwise, from this seat on. */
function isDealtRound(
  cards: Counts,
  before: readonly Counts[],
  after: readonly Counts[],
  due: readonly number[],
  start: number,
): boolean {
  if (sum(due) !== cards.length || due.some((count) => count < 0)) return false
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
