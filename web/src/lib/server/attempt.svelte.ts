import { troubleOf } from './api'

/** What somebody has the server do: whether it is under way, and why it failed. */
export class Attempt {
  busy = $state(false)
  #failed = $state.raw<unknown>(null)
  /** In the language that is shown; '' if nothing failed. */
  readonly trouble = $derived(troubleOf(this.#failed))

  /** Does it; whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.#failed = null
    try {
      await work()
    } catch (error) {
      this.#failed = error
    }
    this.busy = false
    return this.#failed === null
  }

  /** Opens the page that `begin` returns, and is busy until it is there: who comes back to this one sets that to false. */
  async open(begin: () => Promise<string>): Promise<void> {
    if (await this.run(async () => location.assign(await begin()))) this.busy = true
  }

  forget(): void {
    this.#failed = null
  }
}
