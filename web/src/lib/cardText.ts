import { CARDS } from '../protocol'
import { at } from './at'

interface CardText {
  does: string
  rule: string
}

const SPECIALS: Record<string, CardText> = {
  winter: {
    does: 'Sweeps every Spring away. While it is in play, each Mercenary counts only 1.',
    rule: 'R5.1',
  },
  spring: {
    does: 'Sweeps every Winter away. While it is in play, the highest Mercenaries count 3 more.',
    rule: 'R5.2',
  },
  bishop: {
    does: 'Strikes the highest Mercenaries out of every line, yours too, then brings you the Favor of the Pope.',
    rule: 'R5.3',
  },
  courtesan: { does: 'Always counts 1. Whoever alone has the most takes the Condottiere.', rule: 'R4.2' },
  drummer: { does: 'Doubles your own Mercenaries. A second Drummer adds nothing.', rule: 'R3.3' },
  heroine: { does: 'Counts 10, and no other card can touch her.', rule: 'R3.5' },
  scarecrow: {
    does: 'Lets you take one Mercenary from your line back into your hand, or none. Then it is discarded.',
    rule: 'R6.1',
  },
  surrender: { does: 'Ends the battle at once, with the lines as they lie.', rule: 'R5.7' },
}

/** What a card does, in a sentence, and the rule that says so. */
export function cardText(card: number): CardText {
  const kind = at(CARDS, card)
  return (
    SPECIALS[kind.name] ?? {
      does: `Counts ${kind.strength}, unless a Winter, a Spring or your Drummer changes that.`,
      rule: 'R3.1',
    }
  )
}
