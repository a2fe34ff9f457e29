// Which seals stand for the pacts that a viewer knows of: at the seats that have made them, and on the map.
import type { Pact, TableView, Verdict } from '../protocol'
import { isFought } from '../lib/game/wording'

/** A seal in the colours of a seat. */
export interface Seal {
  seat: number
  broken: boolean
}

const isIn = (verdicts: readonly Verdict[], state: Verdict['state']): boolean =>
  verdicts.some((one) => one.state === state)

/** Each once, what is broken last. */
const distinct = (seals: readonly Seal[]): Seal[] =>
  seals
    .filter(
      (one, k) => k === seals.findIndex(({ seat, broken }) => seat === one.seat && broken === one.broken),
    )
    .sort((one, other) => Number(one.broken) - Number(other.broken))

/** A promise, and the pact that it is part of. */
interface Promised {
  pact: Pact
  verdict: Verdict
}

const isPending = ({ state }: Verdict): boolean => state === 'open' || state === 'broken'

/** The seats that have a pact with a seat. */
export function partners({ by, answers }: Pact, seat: number): number[] {
  const accepted = answers.filter((one) => one.accepted).map((one) => one.seat)
  if (seat === by) return accepted
  return accepted.includes(seat) ? [by] : []
}

/** At a seat: the colours of those with whom it has a pact; broken where it has broken its own promise to them. */
export const sealsAtSeat = (pacts: readonly Pact[], seat: number): Seal[] =>
  distinct(
    pacts.flatMap((pact) => {
      const broken = isIn(
        pact.verdicts.filter((one) => one.seat === seat),
        'broken',
      )
      if (!broken && !isIn(pact.verdicts, 'open')) return []
      return partners(pact, seat).map((partner) => ({ seat: partner, broken }))
    }),
  )

/** What the seals at a seat stand for: its own promises, or those made to it where it has made none. */
export const promisesAtSeat = (pacts: readonly Pact[], seat: number): Promised[] =>
  pacts
    .filter((pact) => sealsAtSeat([pact], seat).length)
    .flatMap((pact) => {
      const pending = pact.verdicts.filter(isPending)
      const own = pending.filter((verdict) => verdict.seat === seat)
      return (own.length ? own : pending).map((verdict) => ({ pact, verdict }))
    })

/** What the seals on a region stand for: what was promised about it, or about the battle that is fought there. */
export const promisesOnRegion = (
  pacts: readonly Pact[],
  view: Pick<TableView, 'phase' | 'site'>,
  region: number,
): Promised[] =>
  pacts.flatMap((pact) =>
    pact.verdicts
      .filter((verdict) =>
        typeof verdict.clause.region === 'number'
          ? isPending(verdict) && verdict.clause.region === region
          : verdict.state === 'open' && isFought(view) && view.site === region,
      )
      .map((verdict) => ({ pact, verdict })),
  )

/** On a region: the colours of those who have made these promises. */
export const sealsOnRegion = (...where: Parameters<typeof promisesOnRegion>): Seal[] =>
  distinct(
    promisesOnRegion(...where).map(({ verdict: { seat, state } }) => ({ seat, broken: state === 'broken' })),
  )
