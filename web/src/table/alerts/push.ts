import { t } from '../../languages/language.svelte'
import { answer, isAnswered } from '../../lib/browser/preferences'
import { pushKey, subscribe, unsubscribe } from '../../lib/server/api'
import { registerWorker } from '../../offline/worker'
import type { PushSubscription as Subscription } from '../../protocol'

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

/** Has this browser told of its person's turns; to be called when notifications are allowed. Throws with words. */
export async function startPush(): Promise<void> {
  await registerWorker()
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
  if (!subscribed) return
  await unsubscribe(asMessage(subscribed))
  await subscribed.unsubscribe()
}

async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription()
  if (known && keyOf(known) === key) return known
  await known?.unsubscribe() // It was made for another key of the server.
  try {
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new Error(t('alert-push-unreachable'))
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
