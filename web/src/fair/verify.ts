/** Whether the deals of a finished game are what its secret gives, and what this browser noted while it was played. */
import { at } from '../lib/at'
import { plural } from '../lib/wording'
import { CARDS, type Verification } from '../protocol'
import { isHex32, link, sha256Hex } from './chain'
import { type FairLog, type LoggedDeal, readLog } from './log'
import type { Note } from './notes'
import { dealKey, holderKey, shuffled, Stream } from './shuffle'

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
  /** Whether the server has not taken what this browser had sent for it. */
  late: boolean
  /** What is wrong with it, in sentences. */
  troubles: string[]
}

export interface Findings {
  /** Whether everything that can be checked holds. */
  fair: boolean
  whole: Finding[]
  deals: DealFinding[]
}

/** Checks the whole game of a table; `names` are those of the seats. */
export function verify(
  table: string,
  told: Verification,
  note: Note | null,
  names: readonly string[],
): Findings {
  const log = readLog(told.entries)
  const whole = [
    ...tableFinding(table, told, names),
    secretFinding(told, log),
    ...noteFindings(told, log, note),
    ...holderFinding(told, log, names),
  ]
  const deals = dealFindings(told, log, note, names)
  const fair = whole.every(({ holds }) => holds !== false) && deals.every(({ troubles }) => !troubles.length)
  return { fair, whole, deals }
}

/** The secret gives other cards to another table, so a server that could name any would choose among them. */
function tableFinding(table: string, told: Verification, names: readonly string[]): Finding[] {
  if (told.table === table && told.seats === names.length) return []
  return [{ holds: false, text: 'What the server tells is of another table than this one.' }]
}

function secretFinding({ commitment, secret }: Verification, log: FairLog): Finding {
  const holds = isHex32(secret) && log.commitment === commitment && sha256Hex(secret) === commitment
  return {
    holds,
    text: holds
      ? 'The server’s secret is the one that it committed itself to before the first deal.'
      : 'The secret that the server tells now is not the one that it committed itself to before the first deal.',
  }
}

function noteFindings({ commitment }: Verification, log: FairLog, note: Note | null): Finding[] {
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

/** R1.5: the first holder, where the secret draws it. */
function holderFinding(
  { secret, table, seats, holder, holder_drawn }: Verification,
  log: FairLog,
  names: readonly string[],
): Finding[] {
  if (!isHex32(secret)) return []
  if (!holder_drawn)
    return [
      {
        holds: null,
        text: `${at(names, holder)} held the Condottiere first, as the options of the table say: nothing was drawn.`,
      },
    ]
  const given = new Stream(holderKey(secret, table, log.deals[0]?.entropy ?? {})).below(seats)
  const holds = given === holder
  return [
    {
      holds,
      text: holds
        ? `${at(names, holder)} was drawn to hold the Condottiere first, as the secret gives it.`
        : `The secret gives ${at(names, given)} the Condottiere first, but ${at(names, holder)} had it.`,
    },
  ]
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

function dealFindings(
  told: Verification,
  log: FairLog,
  note: Note | null,
  names: readonly string[],
): DealFinding[] {
  const piles = told.piles.values()
  return log.deals.map((logged) => ({
    deal: logged.deal,
    cards: logged.cards.length,
    from: Object.keys(logged.entropy).map((seat) => at(names, Number(seat))),
    late: isLate(logged, note),
    troubles: [
      ...logged.wrong.map(
        (seat) => `The entropy of ${at(names, seat)} is not from the chain that they had announced.`,
      ),
      ...ownTroubles(logged, note),
      ...cardTroubles(told, logged, piles),
    ],
  }))
}

/** Whether entropy was sent for a deal that the server says has come too late. */
const isLate = ({ deal, entropy }: LoggedDeal, note: Note | null): boolean =>
  note?.seats.some(
    ({ seat, sent, given }) => sent.includes(deal) && !given.includes(deal) && entropy[seat] === undefined,
  ) === true

function ownTroubles({ deal, entropy }: LoggedDeal, note: Note | null): string[] {
  const taken = note?.seats.filter(({ given }) => given.includes(deal)) ?? []
  const left = taken.some(({ seat }) => entropy[seat] === undefined)
  const other = taken.some(
    ({ seat, seed, sent }) =>
      entropy[seat] !== undefined && sent.includes(deal) && entropy[seat] !== link(seed, deal),
  )
  return [
    ...(left ? [`Deal ${deal} leaves out the entropy that this browser had given for it.`] : []),
    ...(other ? [`Deal ${deal} has other entropy than this browser had given for it.`] : []),
  ]
}

function cardTroubles(
  { secret, table }: Verification,
  logged: LoggedDeal,
  piles: Iterator<readonly number[], undefined>,
): string[] {
  const { deal, cards, entropy, opens } = logged
  if (!isHex32(secret)) return [`Deal ${deal} cannot be checked without the secret.`]
  if (cards.length === 0) return [`Deal ${deal} has no cards.`]
  const stream = new Stream(dealKey(secret, table, deal, entropy))
  const troubles: string[] = []
  let pile: number[] = []
  const given = cards.map((_, drawn) => {
    if (pile.length === 0) {
      const counts = piles.next().value ?? []
      if (!isPile(counts, opens && drawn === 0))
        troubles.push(`Deal ${deal} was not shuffled from the cards of the deck.`)
      pile = shuffled(counts, stream)
    }
    return pile.pop() ?? -1
  })
  return [...troubles, ...difference(deal, cards, given)]
}

function difference(deal: number, dealt: readonly number[], given: readonly number[]): string[] {
  const places = dealt.flatMap((card, place) => (card === given[place] ? [] : [place]))
  const [first] = places
  if (first === undefined) return []
  return [
    `Deal ${deal} is not what the secret gives: ${plural(places.length, 'card differs', 'cards differ')}. ` +
      `Card ${first + 1} was ${label(at(dealt, first))}, and should have been ${label(at(given, first))}.`,
  ]
}

const label = (card: number): string => CARDS[card]?.label ?? 'none'

/** Whether a pile is of cards that the deck has; the first of a game is the whole deck. */
const isPile = (counts: readonly number[], whole: boolean): boolean =>
  counts.length === CARDS.length &&
  CARDS.every(({ inDeck }, card) => (whole ? counts[card] === inDeck : at(counts, card) <= inDeck))
