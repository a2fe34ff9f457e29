import { note, recall } from '../../lib/browser/myTables'
import { hint as askHint, hintPlace, odds as askOdds } from '../../lib/server/api'
import type { Hint, LineOdds } from '../../protocol'
import { Asking } from './asking.svelte'

/** So long the table must have stood still before odds are counted on another's turn. */
const STILL_MS = 1000

/** What a seat asks for: the best actions, and how likely its line is to win. */
export class Advice {
  readonly hint: Asking<Hint>
  readonly odds: Asking<LineOdds>
  /** Asks for the place in line of the hint that is waited for; 0 if it does not wait. */
  readonly place: (version: number) => Promise<number>
  /** The version of the table for which the hint is open. */
  #hintedAt = $state<number | null>(null)
  /** Whether odds are shown, whenever there are any. */
  #calculating = $state(false)

  constructor(
    private readonly id: string,
    /** null asks for the seat of this browser's person. */
    private readonly key: string | null,
    /** Which of that person's seats; null is the first. */
    seat: number | null,
  ) {
    this.#calculating = recall(id, key)?.odds ?? false
    this.hint = new Asking((version) => askHint(id, { key, seat, version }))
    this.place = (version) => hintPlace(id, { key, seat, version })
    this.odds = new Asking((version) => askOdds(id, { key, seat, version }))
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

  /** Asks for the odds: on one's own turn at once, else when the table stands still. */
  count(version: number, mine: boolean): void {
    if (mine) void this.odds.about(version)
    else this.odds.later(version, STILL_MS)
  }

  close(): void {
    this.#hintedAt = null
    this.hint.leave()
  }
}
