import rules from '../../../docs/rules.md'
import { CARDS } from '../protocol'
import { at } from './at'

/** What a card is worth and does, as the rules have it, and which of them say so. */
export function cardText(card: number): string {
  const { label, strength } = at(CARDS, card)
  const does = rules.cards[label]
  return [...(strength > 0 ? [`Counts ${strength} (R3.1).`] : []), ...(does ? [does] : [])].join(' ')
}
