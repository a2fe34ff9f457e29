import type { Advice } from './advice.svelte'

/** Closes the hint, and goes back to the button that opened it. */
export function closeHint(advice: Advice | null): void {
  advice?.close()
  document.querySelector<HTMLElement>('.dock [data-testid=hint]')?.focus({ preventScroll: true })
}
