import { note, recall } from '../../lib/browser/myTables'
import { hint as askHint, hintPlace } from '../../lib/server/api'
import type { Hint } from '../../protocol'
import { Asking } from './asking.svelte'
import { isJudged } from './odds'

/** What a seat asks for: its choices, the best first; in a hint that it opens, or as odds beside each of them. */
export class Advice {
  readonly hint: Asking<Hint>
  /** Asks for the place in line of the hint that is waited for; 0 if it does not wait. */
  readonly place: (version: number) => Promise<number>
  /** The version of the table for which the hint is open. */
  #hintedAt = $state<number | null>(null)
  /** Whether the odds of its choices are shown on every turn in a battle. */
  #calculating = $state(false)

  constructor(
    private readonly id: string,
    /** null asks for the seat of this browser's person. */
    private readonly key: string | null,
    /** Which of that person's seats; null is the first. */
    seat: number | null,
  ) {
    this.#calculating = recall(id, key)?.odds ?? false
    // While the judge's code is compiled, chances may come for the same moment.
    this.hint = new Asking((version) => askHint(id, { key, seat, version }), isJudged)
    this.place = (version) => hintPlace(id, { key, seat, version })
  }

  get calculating(): boolean {
    return this.#calculating
  }

  /** Shows odds, or no more, also when the page is loaded again. */
  switchOdds(): void {
    this.#calculating = !this.#calculating
    note(this.id, this.key, { odds: this.#calculating })
  }

  opens(version: number): boolean {
    return this.#hintedAt === version
  }

  open(version: number): void {
    this.#hintedAt = version
    void this.hint.about(version)
  }

  close(): void {
    this.#hintedAt = null
    this.hint.leave()
  }
}
