import { means, type ShortcutName } from '../lib/ui/shortcut'
import type { Walk } from './walk.svelte'

/** Where keys do what they do everywhere: buttons are pressed with the space bar, and what scrolls is scrolled. */
const PRESSED = 'button, a, summary'
const SCROLLS = '[role=region][tabindex]'

const STEPS: Partial<Record<ShortcutName, (walk: Walk) => void>> = {
  previous: (walk) => walk.go(walk.moment - 1),
  next: (walk) => walk.go(walk.moment + 1),
  first: (walk) => walk.go(0),
  last: (walk) => walk.go(walk.last),
  earlier: (walk) => walk.jump(-1),
  later: (walk) => walk.jump(1),
  run: (walk) => walk.play(),
}

/** Goes through the game as a pressed key says. */
export function steer(walk: Walk, event: KeyboardEvent): void {
  const within = (selector: string): boolean =>
    event.target instanceof Element && event.target.closest(selector) !== null
  const name = (Object.keys(STEPS) as ShortcutName[]).find((one) => means(event, one))
  if (name === undefined || event.defaultPrevented || event.shiftKey || within(SCROLLS)) return
  if (name === 'run' && within(PRESSED)) return
  event.preventDefault()
  STEPS[name]?.(walk)
}
