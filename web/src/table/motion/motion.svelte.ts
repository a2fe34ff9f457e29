import { MediaQuery } from 'svelte/reactivity'
import { storedText, storeText } from '../../lib/browser/stored'

export const MOTIONS = ['full', 'fast', 'none'] as const
type Motion = (typeof MOTIONS)[number]

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)')
const kept = (): Motion => MOTIONS.find((one) => one === storedText('motion')) ?? 'full'

/** How much moves on this person's pages, as far as the system does not ask for stillness. */
class MotionChoice {
  #value = $state<Motion>(kept())

  get value(): Motion {
    return this.#value
  }

  choose(value: Motion): void {
    this.#value = value
    storeText('motion', value)
    this.apply()
  }

  /** Tells the style sheets, which still all that moves by itself. */
  apply(): void {
    document.documentElement.dataset.motion = this.#value
  }

  /** Whether everything is to be shown at once: nobody sees it move, or wants to. */
  get still(): boolean {
    return this.#value === 'none' || reduced.current || document.hidden
  }

  /** How many times as fast as usual. */
  get rate(): number {
    return this.#value === 'fast' ? 1.8 : 1
  }
}

export const motion = new MotionChoice()
