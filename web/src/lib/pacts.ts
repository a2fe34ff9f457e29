// What players promise each other in pacts, in words. Whether a promise was kept is decided by the server.
import type { Clause, Pact, TableMessage, TableView, Verdict } from '../protocol'
import { capitalised, isFought, listed, regionName } from './wording'

export type Naming = (seat: number) => string

const CLAUSES: Record<Clause['kind'], (clause: Clause, name: Naming, battle: string) => string> = {
  spare: ({ region }) => `leave ${regionName(region ?? null)} alone`,
  pass: (_, __, battle) => `play no more cards in ${battle}`,
  favor: ({ region }) => `put the Favor of the Pope on ${regionName(region ?? null)}`,
  nofavor: ({ region }) => `keep the Favor of the Pope from ${regionName(region ?? null)}`,
  fight: ({ seat }, name, battle) => `fight on against ${name(seat ?? 0)} in ${battle}`,
}

/** What is promised: 'leave Roma alone'. `battle` is which one it is about, where it is about one. */
export const clauseInWords = (clause: Clause, name: Naming, battle = 'the battle'): string =>
  CLAUSES[clause.kind](clause, name, battle)

/** Who offers what to whom: 'Ada promises to leave Roma alone, and asks you to fight on against Bruno.' */
export function pactInWords(
  { by, to, mine, yours }: Pick<Pact, 'by' | 'to' | 'mine' | 'yours'>,
  name: Naming,
  battle?: string,
): string {
  const verb = (word: string): string => (name(by) === 'you' ? word : `${word}s`)
  const whom = to === null ? 'everybody' : listed(to.map(name))
  const promise = mine && `${verb('promise')} to ${clauseInWords(mine, name, battle)}`
  const request = yours ? `${verb('ask')} ${whom} to ${clauseInWords(yours, name, battle)}` : ''
  const nothing = `${verb('ask')} nothing of ${whom}`
  return `${capitalised(name(by))} ${promise ? `${promise}, and ${request || nothing}` : request}.`
}

/** Which battle a promise would be about that is made now. */
export const nextBattle = (view: Pick<TableView, 'phase'>): string =>
  isFought(view) ? 'this battle' : 'the next battle'

const isOpen = ({ withdrawn, lapsed }: Pact): boolean => !withdrawn && !lapsed

/** Whether this seat has still to answer an offer. */
export const awaits = (pact: Pact, seat: number | null): boolean =>
  isOpen(pact) && pact.answers.some((one) => one.seat === seat && one.accepted === null)

/** Whether its maker can still withdraw an offer. */
export const isWithdrawable = (pact: Pact, seat: number | null): boolean =>
  isOpen(pact) && pact.by === seat && pact.answers.some(({ accepted }) => accepted === null)

/** What was offered to the viewer, the oldest first, except by those whom the viewer has muted. */
export const offered = (
  { pacts = [], view }: Pick<TableMessage, 'pacts' | 'view'>,
  muted: readonly number[],
): Pact[] => pacts.filter((pact) => awaits(pact, view.viewer) && !muted.includes(pact.by))

/** What became of an offer: 'Accepted by Bruno; declined by you.' */
export function answersInWords(pact: Pact, name: Naming): string {
  const who = (accepted: boolean | null): string =>
    listed(pact.answers.filter((one) => one.accepted === accepted).map(({ seat }) => name(seat)))
  const unanswered = pact.withdrawn ? 'withdrawn from' : pact.lapsed ? 'not answered by' : 'waiting for'
  const parts = [
    [who(true), 'accepted by'],
    [who(false), 'declined by'],
    [who(null), unanswered],
  ]
  return capitalised(`${parts.flatMap(([names, what]) => (names ? [`${what} ${names}`] : [])).join('; ')}.`)
}

export const STATES: Record<Verdict['state'], string> = {
  kept: 'Kept',
  broken: 'Broken',
  open: 'Not decided yet',
  untested: 'Never tested',
}

/** How often a seat has kept and broken its word. */
export interface Account {
  seat: number
  kept: number
  broken: number
  untested: number
}

/** Of each seat that has promised something, the most trustworthy first. */
export function accounts(pacts: readonly Pact[]): Account[] {
  const verdicts = pacts.flatMap((pact) => pact.verdicts)
  const count = (seat: number, state: Verdict['state']): number =>
    verdicts.filter((one) => one.seat === seat && one.state === state).length
  return [...new Set(verdicts.map(({ seat }) => seat))]
    .map((seat) => ({
      seat,
      kept: count(seat, 'kept'),
      broken: count(seat, 'broken'),
      untested: count(seat, 'untested') + count(seat, 'open'),
    }))
    .sort((a, b) => a.broken - b.broken || b.kept - a.kept || a.seat - b.seat)
}
