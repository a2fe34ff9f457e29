import { Refused, troubleOf } from '../../lib/server/api'

/** A question to the server, one at a time; an answer is for the version of the table it was asked at. */
export class Asking<T> {
  busy = $state(false)

  #failed = $state.raw<unknown>(null)
  #answer = $state.raw<{ version: number; told: T } | null>(null)
  #next: number | null = null

  constructor(
    private readonly ask: (version: number) => Promise<T>,
    /** Whether an answer stays the same for as long as its version. */
    private readonly isFinal: (told: T) => boolean = () => true,
  ) {}

  /** Why there is no answer, in words; '' if there is one, or none was asked for. */
  readonly trouble = $derived(troubleOf(this.#failed))

  /** The answer for a version, if it has come. */
  at(version: number): T | null {
    return this.#answer?.version === version ? this.#answer.told : null
  }

  /** Asks, as soon as an earlier question has been answered; what has its final answer is not asked again. */
  async about(version: number): Promise<void> {
    const told = this.at(version)
    if (told !== null && this.isFinal(told)) return
    this.#next = version
    if (this.busy) return
    this.busy = true
    this.#failed = null
    while (this.#next !== null) {
      const asked = this.#next
      this.#next = null
      await this.#once(asked)
    }
    this.busy = false
  }

  /** What was not asked yet need not be asked any more. */
  leave(): void {
    this.#next = null
    this.#failed = null
  }

  async #once(version: number): Promise<void> {
    try {
      this.#answer = { version, told: await this.ask(version) }
      this.#failed = null
    } catch (error) {
      // The table went on meanwhile: whoever still wants to know asks about what it is now.
      if (!(error instanceof Refused && error.code === 'stale')) this.#failed = error
    }
  }
}
