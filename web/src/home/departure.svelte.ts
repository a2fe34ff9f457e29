import { troubleOf } from '../lib/server/api'

/** What a button begins that leads to another page: whether it is under way, and why it failed. */
export class Departure {
  /** Until the other page is there; who comes back to this one finds it so unless it is set to false. */
  busy = $state(false)
  #failed = $state.raw<unknown>(null)
  readonly trouble = $derived(troubleOf(this.#failed))

  /** Opens the page that `begin` returns. */
  async to(begin: () => Promise<string>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.#failed = null
    try {
      location.assign(await begin())
    } catch (error) {
      this.#failed = error
      this.busy = false
    }
  }
}
