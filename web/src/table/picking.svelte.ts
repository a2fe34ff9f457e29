import { noCards, sum, tapped } from '../lib/counts'

/** A second tap that follows the first this soon is the same tap. */
const SAME_TAP_MS = 350

/** Which cards of the own hand are picked, and what for. */
export class Picking {
  /** Playing: the card that is selected. */
  card = $state<number | null>(null)
  /** Keeping or showing: how many of each kind. */
  chosen = $state<number[]>(noCards())
  /** Whether cards are being picked to be shown (R10.3). */
  showing = $state(false)
  faceDown = $state(false)

  #since = 0

  /** Selects a card to play; true when it was selected already and is tapped again on purpose. */
  select(card: number, now = performance.now()): boolean {
    if (this.card === card) return now - this.#since > SAME_TAP_MS
    this.card = card
    this.#since = now
    return false
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
    this.card = null
    this.chosen = noCards()
    this.showing = false
    this.faceDown = false
  }

  /** Lets go of cards that the hand holds no more. */
  fit(hand: readonly number[]): void {
    if (this.card !== null && !hand[this.card]) this.card = null
    if (this.chosen.some((count, card) => count > (hand[card] ?? 0))) this.chosen = noCards()
  }
}
