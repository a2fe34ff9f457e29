/** Whether something is waited for so long that people should be told why. */
export class Patience {
  #lost = $state(false)

  constructor(private readonly ms: number) {}

  get lost(): boolean {
    return this.#lost
  }

  /** Begins to wait; what it returns ends that. */
  begin(): () => void {
    const timer = setTimeout(() => (this.#lost = true), this.ms)
    return () => {
      clearTimeout(timer)
      this.#lost = false
    }
  }
}
