import type { Attachment } from 'svelte/attachments'

/** The card that is being explained, and where it is on the screen. */
export const shown = $state<{ card: number | null; x: number; top: number; bottom: number }>({
  card: null,
  x: 0,
  top: 0,
  bottom: 0,
})

const HOVER_MS = 450
const PRESS_MS = 500

/** Explains a card while the mouse rests on it or a finger stays on it. */
export function tip(card: number | null): Attachment<HTMLElement> {
  return (element) => {
    if (card === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (): void => {
      const box = element.getBoundingClientRect()
      Object.assign(shown, { card, x: box.left + box.width / 2, top: box.top, bottom: box.bottom })
    }
    const hide = (): void => {
      clearTimeout(timer)
      shown.card = null
    }
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') timer = setTimeout(show, HOVER_MS)
    }
    const down = (event: PointerEvent): void => {
      hide()
      if (event.pointerType !== 'mouse') timer = setTimeout(show, PRESS_MS)
    }
    const menu = (event: Event): void => event.preventDefault()
    const listeners: [string, (event: never) => void][] = [
      ['pointerenter', enter],
      ['pointerdown', down],
      ['pointerup', hide],
      ['pointerleave', hide],
      ['pointercancel', hide],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener)
    if (matchMedia('(hover: none)').matches) element.addEventListener('contextmenu', menu)
    return () => {
      hide()
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener)
      element.removeEventListener('contextmenu', menu)
    }
  }
}
