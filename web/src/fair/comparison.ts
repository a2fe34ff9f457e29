/** Whether what the server tells at the end is what this browser noted while the game was played. */
import { plural } from '../lib/wording'
import type { Verification } from '../protocol'
import { handAt } from './cards'
import { links } from './chain'
import type { FairLog, LoggedDeal } from './log'
import type { Note } from './notes'
import { lettersOf } from './witness'

/** Something that was checked: whether it holds, null if that cannot be told. */
export interface Finding {
  holds: boolean | null
  text: string
}

const wrong = (holds: boolean, text: string): Finding[] => (holds ? [] : [{ holds: false, text }])

/** What was noted of the table as a whole. */
export function noteFindings(told: Verification, log: FairLog, note: Note | null): Finding[] {
  if (note === null)
    return [
      {
        holds: null,
        text: 'This browser noted no commitment while the game was played, so it cannot tell whether it was this one.',
      },
    ]
  const { before, commitment, deal, drawn, holder, players } = note
  const same = commitment === told.commitment
  return [
    {
      holds: same,
      text: same
        ? `This browser noted this commitment before deal ${before}.`
        : `This browser noted another commitment before deal ${before}: the server has changed its secret.`,
    },
    ...wrong(
      (players ?? told.seats) === told.seats && (holder ?? told.holder) === told.holder,
      'This browser was told of another number of seats or another first holder while the game was played.',
    ),
    ...wrong(
      drawn !== true || told.holder_drawn,
      'The first holder was to be drawn, as this browser noted, and not to be named by the options.',
    ),
    ...wrong(
      deal <= log.deals.length + 1,
      `The log has ${plural(log.deals.length, 'deal')}, but this browser was told that deal ${deal} was next.`,
    ),
  ]
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

  /** The first deal that this browser had something to give for. */
  get joined(): number {
    return Math.min(...this.note.seats.map(({ from }) => from))
  }

  /** Whether all that this browser gave for a deal is in it, and it gave something. */
  isOwn(logged: LoggedDeal): boolean {
    const sent = this.note.seats.filter(({ sent }) => sent.includes(logged.deal))
    return sent.length > 0 && sent.every(({ chain }) => this.#isIn(logged, chain))
  }

  /** Whether something was sent for a deal of which the server has said nothing, and which is not in it. */
  isLate(logged: LoggedDeal): boolean {
    const { deal } = logged
    return this.note.seats.some(
      ({ chain, sent, given }) => sent.includes(deal) && !given.includes(deal) && !this.#isIn(logged, chain),
    )
  }

  /** What is wrong with a deal, in sentences. */
  troubles(logged: LoggedDeal, nameOf: (seat: number) => string): string[] {
    const { deal } = logged
    const left = this.note.seats.some(
      ({ chain, given }) => given.includes(deal) && !this.#isIn(logged, chain),
    )
    return [
      ...(left ? [`Deal ${deal} leaves out the entropy that this browser had given for it.`] : []),
      ...this.#strangers(logged).map(
        (seat) =>
          `Deal ${deal} has entropy of ${nameOf(seat)} from a chain that this browser had not been told of when it gave its own.`,
      ),
      ...this.#cardTroubles(logged),
    ]
  }

  #isIn({ deal, entropy }: LoggedDeal, chain: string): boolean {
    return Object.values(entropy).includes(this.#links.get(chain)?.(deal) ?? '')
  }

  /** Seats whose chains may have been made up once this browser's entropy for the deal was known. */
  #strangers(logged: LoggedDeal): number[] {
    const { chains, deal } = logged
    const known = this.note.chains.findLast((one) => one.deal <= deal)
    // Where nothing of its own is in the deal, as after a start that came to nothing, it proves nothing anyway.
    if (!known || !this.note.seats.some(({ chain }) => this.#isIn(logged, chain))) return []
    return Object.entries(chains).flatMap(([seat, chain]) => {
      const moved = this.#links.has(chain) && !known.chains.includes(chain)
      return known.chains[Number(seat)] === chain || moved ? [] : [Number(seat)]
    })
  }

  #cardTroubles({ deal, entropy }: LoggedDeal): string[] {
    const { hands, versions } = this.told
    const version = versions[deal - 1] ?? NaN
    const gave = Object.keys(entropy).map(Number)
    return this.note.deals
      .filter((one) => one.deal === deal)
      .flatMap((seen) => [
        ...(seen.version >= version &&
        seen.since < version &&
        lettersOf(handAt(hands[seen.seat], seen.version)) === seen.hand
          ? []
          : [`After deal ${deal} this browser was shown another hand than the server tells now.`]),
        ...(seen.gave === null || JSON.stringify(seen.gave) === JSON.stringify(gave)
          ? []
          : [`Deal ${deal} has the entropy of other seats than this browser was told of at that time.`]),
      ])
  }
}
