/** A second tap that follows the first this soon is the same tap. */
export const SAME_TAP_MS = 350

/** One thing of several, which a first tap selects and a second one takes. */
export class Selected {
  #value = $state<number | null>(null)
  #since = 0

  get value(): number | null {
    return this.#value
  }

  /** Selects; true when just this was selected already and is tapped again on purpose, as every press of a key is. */
  tap(value: number, byKey = false, now = performance.now()): boolean {
    if (this.#value === value) return byKey || now - this.#since > SAME_TAP_MS
    this.#value = value
    this.#since = now
    return false
  }

  clear(): void {
    this.#value = null
  }
}
