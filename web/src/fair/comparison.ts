/** Whether what the server tells at the end is what this browser noted while the game was played. */
import { inflectedMessage, joinWithAnd, t } from '../languages/language.svelte'
import type { Inflected } from '../languages/values'
import { sum } from '../lib/game/counts'
import { CARDS, type Verification } from '../protocol'
import { boardDigest, lettersOf } from './board'
import { at, cardsAt } from './dealtCards'
import { links } from './links'
import type { FairLog, LoggedDeal } from './log'
import type { Note, SeenNote } from './notes'

/** Something that was checked: whether it holds, null if that is not proven. */
export interface Finding {
  holds: boolean | null
  text: string
}

/**
 * What became of this browser's entropy for a deal: it is in; the deal was made before this browser saw the commitment;
 * the server left it out and never said that it was taken; it left out even the chain; none was sent.
 */
export type Own = 'in' | 'before' | 'late' | 'unheard' | 'none'

const wrong = (holds: boolean, text: string): Finding[] => (holds ? [] : [{ holds: false, text }])

/** 'deal 2', or 'deals 1 to 3 and 7', within a message. */
export function numbered(deals: readonly number[]): Inflected {
  const runs: [number, number][] = []
  for (const deal of deals) {
    const last = runs.at(-1)
    if (last?.[1] === deal - 1) last[1] = deal
    else runs.push([deal, deal])
  }
  const words = runs.map(([first, last]) => (first === last ? `${first}` : t('fair-range', { first, last })))
  return inflectedMessage('fair-deals', { count: deals.length, numbers: joinWithAnd(words) })
}

/** What was noted of the table as a whole. */
export function noteFindings(told: Verification, log: FairLog, note: Note | null): Finding[] {
  const refused = [
    ...(note?.refused ? [{ holds: null, text: t('fair-refused') }] : []),
    ...(note?.tries ? [{ holds: null, text: t('fair-tries', { count: note.tries }) }] : []),
  ]
  if (note?.commitment == null) return [{ holds: null, text: t('fair-nothing-noted') }, ...refused]
  const { deal, holder, promised } = note
  return [
    commitmentFinding(told, note),
    ...refused,
    ...wrong(promised === null, t('fair-other-promise', { table: promised ?? '' })),
    ...wrong((holder ?? told.holder) === told.holder, t('fair-other-holder')),
    ...wrong(deal <= log.deals.length + 1, t('fair-too-few-deals', { count: log.deals.length, deal })),
  ]
}

function commitmentFinding(told: Verification, { before, commitment }: Note): Finding {
  if (commitment !== told.commitment)
    return { holds: false, text: t('fair-commitment-fails', { deal: before }) }
  if (before === 1) return { holds: true, text: t('fair-commitment-holds', { deal: before }) }
  const deals = numbered(Array.from({ length: before - 1 }, (_, deal) => deal + 1))
  return { holds: null, text: t('fair-commitment-late', { deal: before, deals }) }
}

/** Compares one deal after the other with a note. */
export class Comparison {
  /** The links of each chain of this browser. */
  #links: Map<string, (deal: number) => string>

  constructor(
    private readonly told: Verification,
    private readonly note: Note,
    deals: number,
  ) {
    this.#links = new Map(
      note.seats.filter(({ sent }) => sent.length).map(({ chain, seed }) => [chain, links(seed, deals)]),
    )
  }

  /** What became of this browser's entropy for a deal. */
  own(logged: LoggedDeal): Own {
    const { deal } = logged
    if (deal < this.note.before) return 'before'
    const sent = this.note.seats.filter((one) => one.sent.includes(deal))
    // Of several seats the server could have left one out, and so have chosen among two deals.
    if (sent.length) return sent.every(({ chain }) => this.#isIn(logged, chain)) ? 'in' : 'late'
    const counting = Object.values(logged.counting)
    const offered = this.note.seats.filter(({ ended, from }) => !ended && from <= deal)
    return offered.some(({ chain }) => !counting.includes(chain)) ? 'unheard' : 'none'
  }

  /** Whether the entropy of a seat is of this player, from another browser. */
  isElsewhere({ chains }: LoggedDeal, seat: number): boolean {
    const { deals, seats } = this.note
    const own =
      deals.some((one) => one.seat === seat) || seats.some((one) => one.seat === seat && one.sent.length)
    return own && !this.#links.has(chains[seat] ?? '')
  }

  /** What is wrong with a deal, in sentences. */
  troubles(logged: LoggedDeal, nameOf: (seat: number) => string): string[] {
    const { deal } = logged
    const left = this.note.seats.some(
      ({ chain, given }) => given.includes(deal) && !this.#isIn(logged, chain),
    )
    return [
      ...(left ? [t('fair-left-out', { deal })] : []),
      ...(this.#isAskedEarly(deal) ? [t('fair-asked-early', { deal })] : []),
      ...this.#strangers(logged).map((seat) => t('fair-unknown-chain', { deal, name: nameOf(seat) })),
      ...(this.#isOtherSeat(deal) ? [t('fair-other-seat', { deal })] : []),
      ...this.#cardTroubles(logged),
    ]
  }

  #isIn({ deal, entropy }: LoggedDeal, chain: string): boolean {
    return Object.values(entropy).includes(this.#links.get(chain)?.(deal) ?? '')
  }

  /**
   * Whether the deal was said to be due, so that entropy was given for it, before the move that it follows: that could
   * be chosen to suit the cards.
   */
  #isAskedEarly(deal: number): boolean {
    const due = this.note.dues.find((one) => one.deal === deal)
    return due !== undefined && due.version + 1 !== this.told.versions[deal - 1]
  }

  /** Whether the seat that is shown here after a deal is none that gave entropy for it: it may be the one with worse cards. */
  #isOtherSeat(deal: number): boolean {
    const gave = this.note.seats.filter(({ sent }) => sent.includes(deal)).map(({ seat }) => seat)
    const shown = this.note.deals.filter((one) => one.deal === deal).map(({ seat }) => seat)
    return gave.length > 0 && shown.length > 0 && !shown.some((seat) => gave.includes(seat))
  }

  /** Seats whose chains may have been made up once this browser's entropy for the deal was known. */
  #strangers(logged: LoggedDeal): number[] {
    const { chains, deal } = logged
    const known = this.note.chains.findLast((one) => one.deal <= deal)
    // Where nothing of its own is in the deal, as after a start that came to nothing, it proves nothing anyway.
    const given = this.note.seats.some(({ chain, sent }) => sent.includes(deal) && this.#isIn(logged, chain))
    if (!known || !given) return []
    return Object.entries(chains).flatMap(([seat, chain]) =>
      known.chains[Number(seat)] === chain ? [] : [Number(seat)],
    )
  }

  #cardTroubles({ deal, entropy }: LoggedDeal): string[] {
    const version = this.told.versions[deal - 1] ?? NaN
    const gave = JSON.stringify(Object.keys(entropy).map(Number))
    const told = this.note.deals.filter((one) => one.deal === deal)
    const seen = this.#seenAfter(deal)
    const hand =
      told.every((one) => one.version >= version && one.since < version) &&
      seen.every(([version, seat, cards]) => {
        const held = this.told.hands[seat]
        return held !== undefined && lettersOf(cardsAt(held, version)) === cards
      })
    const givers = told.every((one) => one.gave === null || JSON.stringify(one.gave) === gave)
    const board = seen.every((one) => one[0] <= this.told.version && digestAt(this.told, one[0]) === one[3])
    return [
      ...(hand ? [] : [t('fair-other-hand', { deal })]),
      ...(givers ? [] : [t('fair-other-givers', { deal })]),
      ...(board ? [] : [t('fair-other-board', { deal })]),
    ]
  }

  /** What was noted from a deal on until the next one; of the first deal, what was noted before, too. */
  #seenAfter(deal: number): SeenNote[] {
    const { versions } = this.told
    const from = deal === 1 ? 0 : (versions[deal - 1] ?? NaN)
    const before = versions[deal] ?? Infinity
    return this.note.seen.filter(([version]) => version >= from && version < before)
  }
}

/** The digest of what everybody could see at a version, by what the server tells now. */
export function digestAt(told: Verification, version: number): string {
  const [discards, down] = [cardsAt(told.discards, version), cardsAt(told.down, version)]
  const seats = told.hands.map((held, seat) => ({
    hand_size: sum(cardsAt(held, version)),
    line: cardsAt(told.lines[seat], version),
  }))
  const held = sum(seats.map(({ hand_size, line }) => hand_size + sum(line)))
  const pile = sum(CARDS.map(({ inDeck }) => inDeck)) - held - sum(discards) - sum(down)
  const tokens = at(told.tokens, version) ?? { holder: -1, favor: null, owners: [] }
  return boardDigest({ ...tokens, discards, pile, seats })
}
