import type { Air } from './flights.svelte'

/** What moves on the page while a frame is shown, and can be stopped at once. */
export class Animations {
  /** What has been set in motion on the board itself. */
  #running: Animation[] = []

  constructor(readonly air: Air) {}

  animate(element: Element | null, keyframes: Keyframe[], options: KeyframeAnimationOptions): void {
    if (element) this.#running.push(element.animate(keyframes, { easing: 'ease-out', ...options }))
  }

  /** Hides what is on its way here. */
  hide(element: Element | null, duration: number): void {
    this.animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration })
  }

  stop(): void {
    for (const one of this.#running) one.cancel()
    this.#running = []
    this.air.clear()
  }
}
