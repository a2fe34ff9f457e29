import { Refused, troubleOf } from '../lib/server/api'
import type { JudgedChoice } from '../protocol'
import type { Source } from '../review/source'

/** So long the server is left alone after it has judged nothing, before it is asked again. */
const PATIENCE_MS = 2000
const PASSING = ['offline', 'slow', 'too_fast', 'too_many', 'too_slow', 'overloaded']

/** The choices of a game, which the server judges a few at a time. */
export class JudgedGame {
  choices = $state.raw<JudgedChoice[]>([])
  /** How many there are; null before the first answer, 0 if nobody judges them here. */
  count = $state<number | null>(null)
  #failed = $state.raw<unknown>(null)
  #ended = false

  constructor(private readonly source: Pick<Source, 'choices'>) {}

  readonly whole = $derived(this.count !== null && this.choices.length >= this.count)
  readonly trouble = $derived(troubleOf(this.#failed))

  async load(): Promise<void> {
    while (!this.#ended && !this.whole) {
      try {
        const { count, choices } = await this.source.choices(this.choices.length)
        if (choices.length || this.count === null) {
          this.count = count
          this.choices = [...this.choices, ...choices]
          continue
        }
        // The server has begun anew, and its judge is not ready yet.
      } catch (error) {
        if (!(error instanceof Refused && PASSING.includes(error.code))) {
          this.#failed = error
          return
        }
      }
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    }
  }

  end(): void {
    this.#ended = true
  }
}
