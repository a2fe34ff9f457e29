// What players promise each other in pacts, in words. Whether a promise was kept is decided by the server.
import { factText, inflectedMessage, t } from '../languages/language.svelte'
import type { Inflected } from '../languages/values'
import { at } from '../lib/at'
import { isOwn, namesOf, type People } from '../lib/game/people'
import { isFought, regionName } from '../lib/game/wording'
import type { Clause, Pact, Promises, TableView, Verdict } from '../protocol'
import { isOpen } from './offers'
import { partners } from './seals'

/** Which battle a promise is about: the one that is fought, the next, or any that it was made for. */
export type Battle = 'this' | 'next' | 'any'

/** Each of these promises by itself. */
export const clausesOf = (promises: readonly Promises[]): Clause[] =>
  promises.flatMap(({ kind, regions, seats }): Clause[] => {
    if (regions.length) return regions.map((region) => ({ kind, region }))
    return seats.length ? seats.map((seat) => ({ kind, seat })) : [{ kind }]
  })

/** What is promised, within a message: 'leave Roma alone'. */
export const clauseInWords = (
  { kind, region = null, seat }: Clause,
  people: People,
  battle: Battle = 'any',
): Inflected =>
  inflectedMessage(`pact-to-${kind}`, {
    region: regionName(region),
    whom: namesOf(typeof seat === 'number' ? [seat] : [], people),
    battle,
  })

/** Who offers what to whom: 'Ada promises to leave Roma alone, and asks you to fight on against Bruno.' */
export function pactInWords(
  { by, to, mine, yours }: Pick<Pact, 'by' | 'to' | 'mine' | 'yours'>,
  people: People,
  battle?: Battle,
): string {
  const who = { own: isOwn(by, people), name: at(people.names, by), ...receivers(to, people) }
  const promise = mine && clauseInWords(mine, people, battle)
  const request = yours && clauseInWords(yours, people, battle)
  if (mine && promise && who.to === 'you' && isSame(mine, yours))
    return t('pact-promises-if-you-do', { name: who.name, promise })
  if (promise === null) return t('pact-asks', { ...who, request: request ?? '' })
  return request === null
    ? t('pact-promises', { ...who, promise })
    : t('pact-promises-and-asks', { ...who, promise, request })
}

const isSame = (one: Clause, other: Clause | null): boolean =>
  one.kind === other?.kind && one.region === other.region && one.seat === other.seat

/** To whom something is offered, as messages ask for it; null is everybody. */
function receivers(to: readonly number[] | null, people: People): { to: string; others: Inflected } {
  if (to === null) return { to: 'others', others: inflectedMessage('pact-everybody') }
  const others = to.filter((seat) => seat !== people.viewer)
  return {
    to: others.length === to.length ? 'others' : others.length ? 'with-you' : 'you',
    others: namesOf(others, people),
  }
}

/** What was or can still be done about a promise, in words: 'You played a card in that battle.' */
export const whyInWords = ({ seat, why }: Verdict, people: People): string =>
  factText(why, (other) => at(people.names, other), seat === people.viewer ? 'you' : undefined)

/** A promise of a pact, and how it was broken if it was: 'Ada promised you to leave Roma alone.' */
export function promiseInWords(pact: Pact, verdict: Verdict, people: People): string {
  const promised = t('pact-promised', {
    own: isOwn(verdict.seat, people),
    name: at(people.names, verdict.seat),
    ...receivers(partners(pact, verdict.seat), people),
    promise: clauseInWords(verdict.clause, people),
  })
  return verdict.state === 'broken' ? `${promised} ${whyInWords(verdict, people)}` : promised
}

/** Which battle a promise would be about that is made now. */
export const nextBattle = (view: Pick<TableView, 'phase'>): 'this' | 'next' =>
  isFought(view) ? 'this' : 'next'

/** Whether its maker can still withdraw an offer. */
export const isWithdrawable = (pact: Pact, seat: number | null): boolean =>
  isOpen(pact) && pact.by === seat && pact.answers.some(({ accepted }) => accepted === null)

/** What became of an offer: 'Accepted by Bruno. Declined by you.' */
export function answersInWords(pact: Pact, people: People): string {
  const unanswered = pact.withdrawn ? 'withdrawn-from' : pact.lapsed ? 'not-answered-by' : 'waits-for'
  const parts = [
    [true, 'accepted-by'],
    [false, 'declined-by'],
    [null, unanswered],
  ] as const
  return parts
    .map(([accepted, what]) => {
      const seats = pact.answers.filter((one) => one.accepted === accepted).map(({ seat }) => seat)
      return seats.length ? t(`pact-${what}`, { names: namesOf(seats, people) }) : ''
    })
    .filter(Boolean)
    .join(' ')
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
