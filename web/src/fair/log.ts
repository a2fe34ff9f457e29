/** What the log of a finished game says of its deals: what was announced and given before each, and what was dealt. */
import { CARDS, type SeatSetup } from '../protocol'
import { firstDeal, leadsTo } from './links'

/** What stands for the digest in a key where the log does not say what was fixed. */
const NO_SETUP = 'none'

/** The chain that a seat announced last. */
interface Chain {
  announced: string
  /** The first deal that it counts for. */
  first: number
  /** The latest of its links that is known to be right, and its deal. */
  deal: number
  link: string
}

export interface LoggedDeal {
  /** Counted from 1, over all games of a match. */
  deal: number
  /** In the order in which they were dealt. */
  cards: number[]
  /** What counted for it, as hex by seat, and by what the chain of each was announced. */
  entropy: Record<number, string>
  chains: Record<number, string>
  /** By seat, what the chain that counted for it was announced by, whether or not entropy was given of it. */
  counting: Record<number, string>
  /** Seats whose entropy for it was not from the chain that they had announced. */
  wrong: number[]
}

export interface FairLog {
  /** What the log says that the server committed itself to; null if it says nothing before its first deal. */
  commitment: string | null
  /** Who had each seat as the game began, the version of the rules, and the digest of what was fixed then, as in a key. */
  seats: SeatSetup[]
  rules: number | null
  setup: string
  deals: LoggedDeal[]
  /** Seats that have announced a chain, and those of them that have announced one of another seat. */
  announcers: Set<number>
  copiers: Set<number>
  /** Whether something was played or dealt while the game was paused. */
  movedInPause: boolean
}

/** An entry that is a move. */
export const MOVE =
  /^(?:(?<kind>deal|site|play|rescue|favor|hand|keep|draw|undo):(?<what>.*)|pass|reveal|next|end)$/

const cardOf = new Map(CARDS.map(({ letter }, card) => [letter, card]))

const cardsOf = (letters: string): number[] => Array.from(letters, (letter) => cardOf.get(letter) ?? -1)

type Given = Pick<LoggedDeal, 'entropy' | 'chains' | 'wrong'>

/** Who has a seat, as an entry of a log says it after the number of the seat. */
export function seatOf(entry: string): SeatSetup | null {
  const found = /^(?:person|guest (?<guest>[0-5])|bot (?<bot>\S+)) (?<name>\S.*)$/.exec(entry)?.groups
  if (!found) return null
  const { guest, bot, name = '' } = found
  return { name, bot: bot ?? null, guest_of: guest === undefined ? null : Number(guest) }
}

class LogReader {
  readonly log: FairLog = {
    commitment: null,
    seats: [],
    rules: null,
    setup: NO_SETUP,
    deals: [],
    announcers: new Set(),
    copiers: new Set(),
    movedInPause: false,
  }
  #paused = false
  /** By seat. */
  #chains = new Map<number, Chain>()
  /** Who announced a chain first. */
  #owners = new Map<string, number>()
  /** What was given for the next deal. */
  #given: Given = { entropy: {}, chains: {}, wrong: [] }

  read(entry: string): void {
    const who = entry.startsWith('seat:') ? seatOf(entry.slice('seat:0 '.length)) : null
    if (who && this.log.rules === null) this.log.seats.push(who)
    const [kind, ...words] = entry.split(':')
    const [first = '', second = '', third = ''] = words
    if (kind === 'pause' || kind === 'resume') this.#paused = kind === 'pause'
    if (this.#paused && MOVE.test(entry)) this.log.movedInPause = true
    if (kind === 'shuffle' && this.log.deals.length === 0) this.log.commitment ??= first
    else if (kind === 'setup' && this.log.deals.length === 0) this.#fix(Number(first), second)
    else if (kind === 'chain') this.#announce(Number(first), second)
    else if (kind === 'reveal' && words.length === 3) this.#reveal(Number(first), Number(second), third)
    else if (kind === 'deal') this.#deal(first)
  }

  #fix(rules: number, setup: string): void {
    if (this.log.rules !== null) return
    this.log.rules = rules
    this.log.setup = setup
  }

  #announce(seat: number, announced: string): void {
    const known = Object.keys(this.#given.entropy).length > 0
    if (this.#given.entropy[seat] !== undefined) this.#given.wrong.push(seat)
    const first = firstDeal(this.log.deals.length, known)
    this.#chains.set(seat, { announced, first, deal: 0, link: announced })
    this.log.announcers.add(seat)
    if ((this.#owners.get(announced) ?? seat) === seat) this.#owners.set(announced, seat)
    else this.log.copiers.add(seat)
  }

  #reveal(seat: number, deal: number, link: string): void {
    const chain = this.#chains.get(seat)
    // Whoever enters entropy of a seat that is not at the table could give or withhold it as suits the cards.
    const sits = this.log.seats[seat] !== undefined
    const counts = chain !== undefined && deal === this.log.deals.length + 1 && deal >= chain.first && sits
    if (counts && leadsTo(link, deal, chain.link, chain.deal)) {
      this.#chains.set(seat, { ...chain, deal, link })
      this.#given.entropy[seat] = link
      this.#given.chains[seat] = chain.announced
    } else this.#given.wrong.push(seat)
  }

  #deal(letters: string): void {
    const deal = this.log.deals.length + 1
    this.log.deals.push({ deal, cards: cardsOf(letters), counting: this.#counting(deal), ...this.#given })
    this.#given = { entropy: {}, chains: {}, wrong: [] }
  }

  #counting(deal: number): Record<number, string> {
    const counts = [...this.#chains].filter(([, { first }]) => first <= deal)
    return Object.fromEntries(counts.map(([seat, { announced }]) => [seat, announced]))
  }
}

/** Reads the entries of a log in their order. */
export function readLog(entries: readonly string[]): FairLog {
  const reader = new LogReader()
  for (const entry of entries) reader.read(entry)
  return reader.log
}
