import type { ActionKind, LegalAction } from '../../protocol'
import { laidOut } from './counts'

export const ofKind = (legal: readonly LegalAction[], kind: ActionKind): LegalAction[] =>
  legal.filter((action) => action.kind === kind)

/** The action that plays a card, if it may be played now. */
export const playing = (legal: readonly LegalAction[], card: number | null): LegalAction | undefined =>
  legal.find((action) => action.kind === 'play' && action.card === card)

/** The action that chooses a region, as a site or for the Favor. */
export const choosing = (legal: readonly LegalAction[], region: number | null): LegalAction | undefined =>
  legal.find((action) => (action.kind === 'site' || action.kind === 'favor') && action.region === region)

const NOWHERE: ReadonlySet<number> = new Set()

export function choosable(legal: readonly LegalAction[]): ReadonlySet<number> {
  const regions = legal.flatMap(({ kind, region }) =>
    (kind === 'site' || kind === 'favor') && region !== null ? [region] : [],
  )
  return regions.length ? new Set(regions) : NOWHERE
}

export const mostKept = (legal: readonly LegalAction[]): number =>
  Math.max(0, ...ofKind(legal, 'keep').map(({ cards }) => cards?.length ?? 0))

/** The action that keeps just these cards, given as counts by card. */
export function keeping(legal: readonly LegalAction[], chosen: readonly number[]): LegalAction | undefined {
  const wanted = laidOut(chosen).join()
  return legal.find(
    ({ kind, cards }) => kind === 'keep' && [...(cards ?? [])].sort((a, b) => a - b).join() === wanted,
  )
}
