/** Whether what the server tells at the end is what this browser noted while the game was played. */
import { t } from '../languages/language.svelte'
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
  if (note === null) return [{ holds: null, text: t('fair-nothing-noted') }]
  const { before, commitment, deal, drawn, holder, players } = note
  const same = commitment === told.commitment
  return [
    {
      holds: same,
      text: t(same ? 'fair-commitment-holds' : 'fair-commitment-fails', { deal: before }),
    },
    ...wrong(
      (players ?? told.seats) === told.seats && (holder ?? told.holder) === told.holder,
      t('fair-other-seats'),
    ),
    ...wrong(drawn !== true || told.holder_drawn, t('fair-holder-not-drawn')),
    ...wrong(deal <= log.deals.length + 1, t('fair-too-few-deals', { count: log.deals.length, deal })),
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
      ...(left ? [t('fair-left-out', { deal })] : []),
      ...this.#strangers(logged).map((seat) => t('fair-unknown-chain', { deal, name: nameOf(seat) })),
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
          : [t('fair-other-hand', { deal })]),
        ...(seen.gave === null || JSON.stringify(seen.gave) === JSON.stringify(gave)
          ? []
          : [t('fair-other-givers', { deal })]),
      ])
  }
}
