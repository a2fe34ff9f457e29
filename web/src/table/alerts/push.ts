import { isAnswered } from '../../lib/browser/preferences'

/** Why this browser takes no messages while the page is closed; '' if it does, or may ask. */
export function pushTrouble(): 'insecure' | 'home-screen' | 'unknown' | 'blocked' | '' {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'unknown'
  return Notification.permission === 'denied' ? 'blocked' : ''
}

/** Whether this browser is told of turns while the page is closed. */
export const isPushOn = (): boolean =>
  isAnswered('push') && pushTrouble() === '' && Notification.permission === 'granted'

/** Tells the server again where this browser is told, if it wants to be: either may have forgotten it. */
export async function renewPush(): Promise<void> {
  if (isPushOn()) await import('./subscribing').then(({ startPush }) => startPush()).catch(() => undefined)
}
