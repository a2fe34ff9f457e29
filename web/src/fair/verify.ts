/** Whether the deals of a finished game are what its secret gives, and what this browser noted while it was played. */
import { at } from '../lib/at'
import { plural } from '../lib/wording'
import { CARDS } from '../protocol'
import { isHex32, sha256Hex } from './chain'
import { type FairLog, type LoggedDeal, readLog } from './log'
import type { Note } from './notes'
import { dealKey, shuffled, Stream } from './shuffle'

/** What the server tells of the shuffles of a game that is over. */
export interface Told {
  commitment: string
  secret: string
  table: string
  /** The log. */
  entries: readonly string[]
  /** Each pile as it was shuffled, as counts by card: one for each deal, two where it was made anew on the way. */
  piles: readonly (readonly number[])[]
}

/** Something that was checked: whether it holds, null if that cannot be told. */
export interface Finding {
  holds: boolean | null
  text: string
}

export interface DealFinding {
  deal: number
  /** How many cards were dealt. */
  cards: number
  /** Whose entropy is in it. */
  from: string[]
  /** What is wrong with it, in sentences. */
  troubles: string[]
}

export interface Findings {
  /** Whether everything that can be checked holds. */
  fair: boolean
  whole: Finding[]
  deals: DealFinding[]
}

/** Checks a whole game; `names` are those of the seats. */
export function verify(told: Told, note: Note | null, names: readonly string[]): Findings {
  const log = readLog(told.entries)
  const whole = [secretFinding(told, log), ...noteFindings(told, log, note)]
  const deals = dealFindings(told, log, note, names)
  const fair = whole.every(({ holds }) => holds !== false) && deals.every(({ troubles }) => !troubles.length)
  return { fair, whole, deals }
}

function secretFinding({ commitment, secret }: Told, log: FairLog): Finding {
  const holds = isHex32(secret) && log.commitment === commitment && sha256Hex(secret) === commitment
  return {
    holds,
    text: holds
      ? 'The server’s secret is the one that it committed itself to before the first deal.'
      : 'The secret that the server tells now is not the one that it committed itself to before the first deal.',
  }
}

function noteFindings({ commitment }: Told, log: FairLog, note: Note | null): Finding[] {
  if (note === null)
    return [
      {
        holds: null,
        text: 'This browser noted no commitment while the game was played, so it cannot tell whether it was this one.',
      },
    ]
  const same = note.commitment === commitment
  const shown: Finding = {
    holds: same,
    text: same
      ? `This browser noted this commitment before deal ${note.before}.`
      : `This browser noted another commitment before deal ${note.before}: the server has changed its secret.`,
  }
  return [shown, ...note.seats.flatMap((seat) => ownFinding(log, seat))]
}

/** What became of the entropy that this browser gave for a seat. */
function ownFinding(log: FairLog, { seat, chain, given }: Note['seats'][number]): Finding[] {
  if (given.length === 0) return []
  if (!log.announced[seat]?.includes(chain))
    return [{ holds: false, text: 'The log leaves out the chain that this browser had announced.' }]
  const used = given.filter((deal) => log.deals[deal - 1]?.entropy[seat] !== undefined)
  return used.length === 0
    ? []
    : [{ holds: true, text: `This browser’s own entropy is in ${plural(used.length, 'deal')}.` }]
}

function dealFindings(told: Told, log: FairLog, note: Note | null, names: readonly string[]): DealFinding[] {
  const piles = told.piles.values()
  return log.deals.map((logged) => ({
    deal: logged.deal,
    cards: logged.cards.length,
    from: Object.keys(logged.entropy).map((seat) => at(names, Number(seat))),
    troubles: [
      ...logged.wrong.map(
        (seat) => `The entropy of ${at(names, seat)} is not from the chain that they had announced.`,
      ),
      ...ownTroubles(logged, note),
      ...cardTroubles(told, logged, () => piles.next().value ?? []),
    ],
  }))
}

function ownTroubles({ deal, entropy }: LoggedDeal, note: Note | null): string[] {
  const left = note?.seats.some(({ seat, given }) => given.includes(deal) && entropy[seat] === undefined)
  return left ? [`Deal ${deal} leaves out the entropy that this browser had given for it.`] : []
}

function cardTroubles(
  { secret, table }: Told,
  logged: LoggedDeal,
  nextPile: () => readonly number[],
): string[] {
  const { deal, cards, entropy, opens } = logged
  if (!isHex32(secret)) return [`Deal ${deal} cannot be checked without the secret.`]
  const stream = new Stream(dealKey(secret, table, deal, entropy))
  const troubles: string[] = []
  let pile: number[] = []
  const given = cards.map((_, drawn) => {
    if (pile.length === 0) {
      const counts = nextPile()
      if (!isPile(counts, opens && drawn === 0))
        troubles.push(`Deal ${deal} was not shuffled from the cards of the deck.`)
      pile = shuffled(counts, stream)
    }
    return pile.pop() ?? -1
  })
  const differing = cards.filter((card, place) => card !== given[place]).length
  if (differing > 0) {
    const place = cards.findIndex((card, place) => card !== given[place])
    troubles.push(
      `Deal ${deal} is not what the secret gives: ${plural(differing, 'card differs', 'cards differ')}. ` +
        `Card ${place + 1} was ${label(at(cards, place))}, and should have been ${label(given[place] ?? -1)}.`,
    )
  }
  return troubles
}

const label = (card: number): string => CARDS[card]?.label ?? 'none'

/** Whether a pile is of cards that the deck has; the first of a game is the whole deck. */
const isPile = (counts: readonly number[], whole: boolean): boolean =>
  counts.length === CARDS.length &&
  CARDS.every(({ inDeck }, card) => (whole ? counts[card] === inDeck : at(counts, card) <= inDeck))
