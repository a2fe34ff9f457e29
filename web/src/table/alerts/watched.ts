import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((changed) => {
  document.addEventListener('visibilitychange', changed)
  window.addEventListener('focus', changed)
  window.addEventListener('blur', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('focus', changed)
    window.removeEventListener('blur', changed)
  }
})

/** Whether somebody looks at this page: it is on the screen, and its window has the focus. */
export function isWatched(): boolean {
  subscribe()
  return document.visibilityState === 'visible' && document.hasFocus()
}
