// What goes away with a frame: it moves where it lies, before the table is drawn without it.
import { staysAt } from './boxes'
import * as places from './places'
import { linesBox } from './places'
import type { Animations } from './animations'
import type { Frame } from './frames'

/** Has cards leave that are gone with this frame; milliseconds that it takes. */
export function leave(animations: Animations, { cue, view }: Frame, length: number): number {
  const gone = places.allSlots().filter((slot) => !staysAt(slot, view.seats))
  switch (cue.kind) {
    case 'strike':
      animations.air.spotlight('bishop', linesBox(), length * 0.9)
      gone.forEach((slot, k) => sweep(animations, slot, k, length * 0.75))
      return length * 0.75
    case 'clear':
    case 'leave':
      gone.forEach((slot, k) => goes(animations, slot, k / gone.length, length * 0.8))
      return gone.length ? length * 0.8 : 0
    default:
      return 0
  }
}

/** A Mercenary is swept off the table. */
function sweep(animations: Animations, slot: Element, k: number, length: number): void {
  animations.animate(
    slot,
    [
      { transform: 'none', opacity: 1, offset: 0 },
      { transform: 'translateY(-6px) scale(1.12)', opacity: 1, offset: 0.4, easing: 'ease-in' },
      { transform: `translate(${150 + 20 * k}px, -34px) rotate(${38 + 9 * k}deg) scale(0.9)`, opacity: 0 },
    ],
    { duration: length, fill: 'forwards' },
  )
}

function goes(animations: Animations, slot: Element, share: number, length: number): void {
  animations.animate(
    slot,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translate(46px, 10px) rotate(7deg) scale(0.86)', opacity: 0 },
    ],
    { duration: length * 0.6, delay: length * 0.4 * share, fill: 'forwards', easing: 'ease-in' },
  )
}
