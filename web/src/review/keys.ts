import { shortcut } from '../lib/shortcut'
import type { Walk } from './walk.svelte'

/** Where keys do what they do everywhere: buttons are pressed with the space bar, and what scrolls is scrolled. */
const PRESSED = 'button, a, summary'
const SCROLLS = '[role=region][tabindex]'

const STEPS: Partial<Record<string, (walk: Walk) => void>> = {
  arrowleft: (walk) => walk.go(walk.moment - 1),
  arrowright: (walk) => walk.go(walk.moment + 1),
  home: (walk) => walk.go(0),
  end: (walk) => walk.go(walk.last),
  pageup: (walk) => walk.jump(-1),
  pagedown: (walk) => walk.jump(1),
}

/** Goes through the game as a pressed key says. */
export function steer(walk: Walk, event: KeyboardEvent): void {
  const within = (selector: string): boolean =>
    event.target instanceof Element && event.target.closest(selector) !== null
  const key = shortcut(event)
  const step = key === ' ' ? (within(PRESSED) ? undefined : () => walk.play()) : STEPS[key]
  if (step === undefined || event.defaultPrevented || event.shiftKey || within(SCROLLS)) return
  event.preventDefault()
  step(walk)
}
