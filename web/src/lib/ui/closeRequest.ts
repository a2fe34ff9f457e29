// How somebody asks to close what is open: by Escape, or by the button Back of a phone, which then leaves no page.

/** What browsers that have such a button ask; others may lack it. */
declare class CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/** What is open, the latest last. */
const closings: (() => void)[] = []

/** Escape reaches nothing that lies beneath what it closes; an open dialog closes by itself, and before all else. */
function onKeydown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
  event.stopPropagation()
  if ('CloseWatcher' in window) return // The browser asks it after this.
  event.preventDefault()
  closings.at(-1)?.()
}

/** Has something that is open now closed when that is asked for, as long as it is the latest; returns what ends this. */
export function onCloseRequest(close: () => void): () => void {
  const watcher = 'CloseWatcher' in window ? new CloseWatcher() : null
  if (watcher) watcher.onclose = close
  closings.push(close)
  addEventListener('keydown', onKeydown, true)
  return () => {
    watcher?.destroy()
    closings.splice(closings.indexOf(close), 1)
    if (closings.length === 0) removeEventListener('keydown', onKeydown, true)
  }
}
