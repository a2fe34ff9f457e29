import { noCards, sum, tapped } from '../../lib/game/counts'
import { Selected } from '../../lib/ui/selected.svelte'

/** Which cards of the own hand are picked, and what for. */
export class Picking {
  /** Keeping or showing: how many of each kind. */
  chosen = $state<number[]>(noCards())
  /** Whether cards are being picked to be shown (R10.3). */
  showing = $state(false)
  faceDown = $state(false)
  /** The token of an action that was advised and chosen, and has a button of its own. */
  advised = $state<string | null>(null)

  /** The token of what is chosen of a Scarecrow's offers, and waits to be confirmed. */
  rescue = $state<string | null>(null)

  #toPlay = new Selected()

  /** Playing: the card that is selected. */
  get card(): number | null {
    return this.#toPlay.value
  }

  /** Selects a card to play; true when it was selected already and is tapped again on purpose. */
  select(card: number, byKey = false): boolean {
    return this.#toPlay.tap(card, byKey)
  }

  pick(card: number, held: number, most: number): void {
    this.chosen = tapped(this.chosen, card, held, most)
  }

  get picked(): number {
    return sum(this.chosen)
  }

  startShowing(): void {
    this.clear()
    this.showing = true
  }

  clear(): void {
    this.#toPlay.clear()
    this.clearButCard()
  }

  /** Lets go of all but the card that is selected to be played. */
  clearButCard(): void {
    this.chosen = noCards()
    this.showing = false
    this.faceDown = false
    this.advised = null
    this.rescue = null
  }

  /** Lets go of cards that the hand holds no more. */
  fit(hand: readonly number[]): void {
    if (this.card !== null && !hand[this.card]) this.#toPlay.clear()
    if (this.chosen.some((count, card) => count > (hand[card] ?? 0))) this.chosen = noCards()
  }
}
