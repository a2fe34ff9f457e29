// What else lies on the page that a tooltip might cover.
import type { Box, Neighbour } from './placing'
import type { Subject } from './subject'

/** How an element says what it explains, so that those of one kind know each other. */
export const kindOf = (subject: Subject): string =>
  subject.kind === 'card' ? `card-${subject.place}` : subject.kind

/** Where something lies that is explained: of a name on a plate, all of the plate. */
export const boxOf = (element: Element): Box =>
  (element.closest('[data-plate]') ?? element).getBoundingClientRect()

const ELSE = '[data-explained], .decision .button'

/** What else is explained or pressed, as far as it is on the screen. */
export function neighbours({ subject, element }: { subject: Subject; element: Element }): Neighbour[] {
  // While a seat is explained the map shows what it needs.
  const compared = [kindOf(subject), ...(subject.kind === 'seat' ? ['region'] : [])]
  return [...document.querySelectorAll<HTMLElement | SVGElement>(ELSE)]
    .filter((one) => !one.contains(element) && !element.contains(one))
    .map((one) => ({ box: boxOf(one), alike: compared.includes(one.dataset.explained ?? '') }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth)
}
