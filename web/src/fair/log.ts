/** What the log of a finished game says of its deals: what was announced and given before each, and what was dealt. */
import { CARDS } from '../protocol'
import { firstDeal, leadsTo } from './chain'

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
  deals: LoggedDeal[]
  /** Seats that have announced a chain, and those of them that have announced one of another seat. */
  announcers: Set<number>
  copiers: Set<number>
}

const cardOf = new Map(CARDS.map(({ letter }, card) => [letter, card]))

const cardsOf = (letters: string): number[] => Array.from(letters, (letter) => cardOf.get(letter) ?? -1)

/** Reads the entries of a log in their order. */
export function readLog(entries: readonly string[]): FairLog {
  const log: FairLog = { commitment: null, deals: [], announcers: new Set(), copiers: new Set() }
  const chains = new Map<number, Chain>()
  const owners = new Map<string, number>()
  let next: Pick<LoggedDeal, 'entropy' | 'chains' | 'wrong'> = { entropy: {}, chains: {}, wrong: [] }

  function reveal(seat: number, deal: number, link: string): void {
    const chain = chains.get(seat)
    const counts = chain !== undefined && deal === log.deals.length + 1 && deal >= chain.first
    if (counts && leadsTo(link, deal, chain.link, chain.deal)) {
      chains.set(seat, { ...chain, deal, link })
      next.entropy[seat] = link
      next.chains[seat] = chain.announced
    } else next.wrong.push(seat)
  }

  function announce(seat: number, announced: string): void {
    const known = Object.keys(next.entropy).length > 0
    chains.set(seat, { announced, first: firstDeal(log.deals.length, known), deal: 0, link: announced })
    log.announcers.add(seat)
    if ((owners.get(announced) ?? seat) === seat) owners.set(announced, seat)
    else log.copiers.add(seat)
  }

  function counting(deal: number): Record<number, string> {
    const counts = [...chains].filter(([, { first }]) => first <= deal)
    return Object.fromEntries(counts.map(([seat, { announced }]) => [seat, announced]))
  }

  for (const entry of entries) {
    const [kind, ...words] = entry.split(':')
    const [first = '', second = '', third = ''] = words
    if (kind === 'shuffle' && log.deals.length === 0) log.commitment ??= first
    else if (kind === 'chain') announce(Number(first), second)
    else if (kind === 'reveal' && words.length === 3) reveal(Number(first), Number(second), third)
    else if (kind === 'deal') {
      const deal = log.deals.length + 1
      log.deals.push({ deal, cards: cardsOf(first), counting: counting(deal), ...next })
      next = { entropy: {}, chains: {}, wrong: [] }
    }
  }
  return log
}
