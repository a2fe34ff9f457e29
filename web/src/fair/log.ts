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
  /** Whether a game begins with it. */
  opens: boolean
  /** In the order in which they were dealt. */
  cards: number[]
  /** What counted for it, as hex by seat, and by what the chain of each was announced. */
  entropy: Record<number, string>
  chains: Record<number, string>
  /** Seats whose entropy for it was not from the chain that they had announced. */
  wrong: number[]
}

export interface FairLog {
  /** What the log says that the server committed itself to; null if it says nothing before its first deal. */
  commitment: string | null
  deals: LoggedDeal[]
}

const cardOf = new Map(CARDS.map(({ letter }, card) => [letter, card]))

const cardsOf = (letters: string): number[] => Array.from(letters, (letter) => cardOf.get(letter) ?? -1)

/** Reads the entries of a log in their order. */
export function readLog(entries: readonly string[]): FairLog {
  const log: FairLog = { commitment: null, deals: [] }
  const chains = new Map<number, Chain>()
  let opens = true
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

  for (const entry of entries) {
    const [kind, ...words] = entry.split(':')
    const [first = '', second = '', third = ''] = words
    if (kind === 'shuffle' && log.deals.length === 0) log.commitment ??= first
    else if (kind === 'chain') {
      const seat = Number(first)
      const known = Object.keys(next.entropy).length > 0
      chains.set(seat, {
        announced: second,
        first: firstDeal(log.deals.length, known),
        deal: 0,
        link: second,
      })
    } else if (kind === 'reveal' && words.length === 3) reveal(Number(first), Number(second), third)
    else if (kind === 'next') opens = true
    else if (kind === 'deal') {
      log.deals.push({ deal: log.deals.length + 1, opens, cards: cardsOf(first), ...next })
      next = { entropy: {}, chains: {}, wrong: [] }
      opens = false
    }
  }
  return log
}
