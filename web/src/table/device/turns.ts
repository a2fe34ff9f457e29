import type { TableMessage } from '../../protocol'
import { waitsForViewer } from '../alerts/turn'
import { isHeld } from '../agreements/agreements'

/** Of what the seats at a device were sent, that which tells of the latest move. */
export function latest(tables: readonly TableMessage[]): TableMessage[] {
  const version = Math.max(...tables.map((table) => table.version))
  return tables.filter((table) => table.version === version)
}

/**
 * Who of those that share a device has to take it now: whoever of them is on turn; null if nobody has to. After a
 * battle (R4.5) nobody is named, since not everybody has a choice and nobody else may know who has.
 */
export function due(tables: readonly TableMessage[]): number | null {
  const asked = latest(tables).find(
    (table) => table.view.phase !== 'hand' && !isHeld(table) && waitsForViewer(table, false),
  )
  return asked?.view.viewer ?? null
}

/** Whether several of them may want to look at their hands after a battle: who holds cards all can see. */
export const isShared = ({ view: { phase, seats } }: TableMessage, own: readonly number[]): boolean =>
  phase === 'hand' && own.filter((seat) => (seats[seat]?.hand_size ?? 0) > 0).length > 1
