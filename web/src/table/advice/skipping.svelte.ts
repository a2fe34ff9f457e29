import { getContext, hasContext, setContext } from 'svelte'

/** What the viewer has not watched, having asked for it to be done at once: by numbers of lines of the log. */
export class Skipping {
  /** From when on; null where nothing was asked for. */
  from = $state<number | null>(null)
  /** Up to where it went, once that is known. */
  to = $state<number | null>(null)

  begin(line: number): void {
    this.from = line
    this.to = null
  }

  end(line: number): void {
    if (this.from !== null && this.to === null) this.to = line
  }

  /** Where what was skipped begins in a log of this length, whose end it is; null otherwise. */
  upTo(length: number): number | null {
    return this.to === length && this.from !== null && this.from < length ? this.from : null
  }
}

const KEY = Symbol('skipping')

export const setSkipping = (skipping: Skipping): Skipping => setContext(KEY, skipping)

/** What is skipped at this table; null where nothing can be. */
export const skippingHere = (): Skipping | null => (hasContext(KEY) ? getContext<Skipping>(KEY) : null)
