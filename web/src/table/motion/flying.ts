// Keyframes of what flies: transforms and opacity only, which browsers animate beside the page's own work.
import type { Flight } from './flights.svelte'
import { type Box, centre } from './places'

/** How a box of `base` size lies over another, as a transform. */
function laid(base: Box, over: Box, turn = 0): string {
  const [a, b] = [centre(base), centre(over)]
  return `translate(${b.x - a.x}px, ${b.y - a.y}px) rotate(${turn}deg) scale(${over.width / base.width})`
}

/** The largest of the boxes that it takes, in which it is drawn: so it is never blurred. */
export const base = ({ from, to, over }: Flight): Box =>
  [from, to, ...(over ? [over] : [])].reduce((most, box) => (box.width > most.width ? box : most))

const OUT = 'cubic-bezier(0.22, 0.8, 0.3, 1)'
const IN = 'cubic-bezier(0.5, 0, 0.75, 0.4)'

export function keyframes(flight: Flight): Keyframe[] {
  const { from, to, over, fades, turns } = flight
  const within = base(flight)
  const turn = turns * 90
  const begin: Keyframe = { transform: laid(within, from), opacity: 1, easing: over || !fades ? OUT : IN }
  const end: Keyframe = { transform: laid(within, to, turn), opacity: fades ? 0 : 1 }
  if (!over) return [begin, end]
  return [
    begin,
    { transform: laid(within, over), opacity: 1, offset: 0.38, easing: 'linear' },
    { transform: laid(within, over), opacity: 1, offset: 0.66, easing: 'ease-in-out' },
    end,
  ]
}
