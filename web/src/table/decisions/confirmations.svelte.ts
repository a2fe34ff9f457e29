// What this browser's user wants to be asked about before it is done.
import { answer, type Answer, isAnswered } from '../../lib/browser/preferences'
import { CARDS } from '../../protocol'

export type Confirmable = 'pass' | 'surrender' | 'discard'

/** Under what each is kept, and what 'yes' there means: a discarded hand is asked about unless somebody says no. */
const KEPT: Record<Confirmable, { name: Answer; yes: boolean }> = {
  pass: { name: 'ask-pass', yes: true },
  surrender: { name: 'ask-surrender', yes: true },
  discard: { name: 'discard-at-once', yes: false },
}

const wanted = (what: Confirmable): boolean => isAnswered(KEPT[what].name) === KEPT[what].yes

class Confirmations {
  #wanted = $state({ pass: wanted('pass'), surrender: wanted('surrender'), discard: wanted('discard') })

  has(what: Confirmable): boolean {
    return this.#wanted[what]
  }

  /** Whether playing a card is asked about first. */
  hasCard(card: number | null): boolean {
    return card !== null && CARDS[card]?.name === 'surrender' && this.has('surrender')
  }

  set(what: Confirmable, asked: boolean): void {
    this.#wanted[what] = asked
    answer(KEPT[what].name, asked === KEPT[what].yes)
  }
}

export const confirmations = new Confirmations()
