import { t } from '../../languages/language.svelte'
import { answer } from '../../lib/browser/preferences'
import { pushKey, subscribe, unsubscribe } from '../../lib/server/api'
import { registerWorker } from '../../offline/worker'
import type { PushSubscription as Subscription } from '../../protocol'

/** Has this browser told of its person's turns; to be called when notifications are allowed. Throws with words. */
export async function startPush(): Promise<void> {
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  await subscribe(asMessage(await subscription(pushManager, (await pushKey()).key)))
  answer('push', true)
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
