import { untrack } from 'svelte'

/**
 * Keeps the focus in a section whose buttons come and go with what is asked there, for those who answer with the
 * keyboard, and brings it there from a region that was chosen on the map: the hand is next. To be called while a component is made.
 */
export function keepFocus(
  section: () => HTMLElement | undefined,
  /** The versions of the table that are shown here and elsewhere: when one changes, buttons may be gone. */
  versions: () => readonly number[],
  /** Whether the viewer is asked for something there, and has not answered. */
  asked: () => boolean,
): void {
  let focused: Element | null = null
  const take = (): void => section()?.focus({ preventScroll: true })
  const isAsked = $derived(asked())

  $effect(() => {
    const note = ({ target }: FocusEvent): void => void (focused = target instanceof Element ? target : null)
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  })
  // As soon as it was pressed: browsers lay out the whole page to take away what has the focus.
  $effect.pre(() => {
    const focus = document.activeElement
    const onMap = focus?.matches('[data-choosable=true]') === true
    if (!isAsked && (onMap || untrack(section)?.contains(focus))) untrack(take)
  })
  $effect(() => {
    versions()
    if (focused && !focused.isConnected && document.activeElement === document.body) take()
  })
}
