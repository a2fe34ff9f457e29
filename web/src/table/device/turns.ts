import type { TableView } from '../../protocol'

/** What of a table says who of those at one device is asked: it is the same for every viewer. */
export type Stage = Pick<TableView, 'phase' | 'turn'> & { seats: readonly { hand_size: number }[] }

/**
 * Who of those that share a device has to take it now: the seat on turn; null if nobody has to. After a battle (R4.5)
 * nobody is named, since not everybody has a choice and nobody else may know who has.
 */
export function due({ phase, turn }: Stage, own: readonly number[]): number | null {
  const asked = phase !== 'hand' && phase !== 'interval' && phase !== 'over'
  return asked && turn !== null && own.includes(turn) ? turn : null
}

/** Whether several of them may want to look at their hands after a battle: who holds cards all can see. */
export const isShared = ({ phase, seats }: Stage, own: readonly number[]): boolean =>
  phase === 'hand' && own.filter((seat) => (seats[seat]?.hand_size ?? 0) > 0).length > 1
