/** The faces of the cards, by the names that the protocol gives them. */
import { at } from '../../lib/at'
import { CARDS } from '../../protocol'
import type { Face } from './drawing'
import * as soldiers from './soldiers'
import * as specials from './specials'

export const FACES: Readonly<Record<string, Face>> = { ...soldiers, ...specials }

/** The kinds of cards that have a border and a seal of their own. */
type Family = 'mercenary' | 'season' | 'person'

const SEASONS: readonly string[] = ['winter', 'spring']

export function familyOf(card: number): Family {
  const { name, isMercenary } = at(CARDS, card)
  if (isMercenary) return 'mercenary'
  return SEASONS.includes(name) ? 'season' : 'person'
}
