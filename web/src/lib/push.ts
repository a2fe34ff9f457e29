import { pushKey, subscribe, unsubscribe } from './api'
import { answer, isAnswered } from './preferences'
import type { PushSubscription as Subscription } from '../protocol'

const WORKER = '/service-worker.js'

/** Why this browser takes no messages while the page is closed, and what would help; '' if it does, or may ask. */
export function pushTrouble(): string {
  if (!isSecureContext)
    return 'Over plain HTTP browsers take no messages: this needs HTTPS, or a browser on the machine that runs the game.'
  if (!('serviceWorker' in navigator) || !('PushManager' in window))
    return /iPhone|iPad/.test(navigator.userAgent)
      ? 'On this device, first add the page to the Home Screen (Share), and open it from there.'
      : 'This browser takes no messages for a page that is closed.'
  if (Notification.permission === 'denied')
    return 'Notifications are blocked: allow them for this site in the browser’s settings.'
  return ''
}

/** Whether this browser is told of turns while the page is closed. */
export const isPushOn = (): boolean =>
  isAnswered('push') && pushTrouble() === '' && Notification.permission === 'granted'

/** Has this browser told of its person's turns; to be called when notifications are allowed. Throws with words. */
export async function startPush(): Promise<void> {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  await subscribe(asMessage(await subscription(pushManager, (await pushKey()).key)))
  answer('push', true)
}

/** Tells the server again where this browser is told, if it wants to be: either may have forgotten it. */
export async function renewPush(): Promise<void> {
  if (isPushOn()) await startPush().catch(() => undefined)
}

/** Has nobody told in this browser any more. */
export async function stopPush(): Promise<void> {
  answer('push', false)
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscribed = await registration?.pushManager.getSubscription()
  if (subscribed) await unsubscribe(asMessage(subscribed))
  await registration?.unregister() // This ends the subscription, too.
}

async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription()
  if (known && keyOf(known) === key) return known
  await known?.unsubscribe() // It was made for another key of the server.
  try {
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new Error('This browser could not reach its push service. Try again later, or use another browser.')
  }
}

const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function asMessage(subscribed: PushSubscription): Subscription {
  const { keys } = subscribed.toJSON()
  return { endpoint: subscribed.endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
