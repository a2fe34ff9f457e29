const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Arrow keys go on from one thing that is explained to the next, so that all of a group are one stop for Tab. */
export function steerWithin(event: KeyboardEvent & { currentTarget: Element }): void {
  const step = STEPS[event.key]
  const all = [
    ...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('[data-explained][tabindex]'),
  ]
  const now = all.findIndex((one) => one === document.activeElement)
  if (step === undefined || now < 0) return
  event.preventDefault()
  all[(now + step + all.length) % all.length]?.focus()
}
