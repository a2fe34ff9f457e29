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

/** The seats that have a pact with a seat. */
function partners({ by, answers }: Pact, seat: number): number[] {
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

/** On a region: the colours of those who have promised something about it, or about the battle that is fought there. */
export const sealsOnRegion = (
  pacts: readonly Pact[],
  view: Pick<TableView, 'phase' | 'site'>,
  region: number,
): Seal[] =>
  distinct(
    pacts
      .flatMap(({ verdicts }) => verdicts)
      .filter(({ clause, state }) =>
        clause.region === undefined || clause.region === null
          ? state === 'open' && isFought(view) && view.site === region
          : (state === 'open' || state === 'broken') && clause.region === region,
      )
      .map(({ seat, state }) => ({ seat, broken: state === 'broken' })),
  )
