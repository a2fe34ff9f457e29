import mark from '../../assets/favicon.svg?no-inline'

/** Why this page can show no desktop notifications; '' if it can, or may ask. */
export function notificationTrouble(): 'insecure' | 'unknown' | 'blocked' | '' {
  if (!isSecureContext) return 'insecure'
  // On Android only the service worker of an installed page may show one.
  if (!('Notification' in window) || navigator.userAgent.includes('Android')) return 'unknown'
  return Notification.permission === 'denied' ? 'blocked' : ''
}

/** Whether the person has allowed them. */
export const isAllowed = (): boolean => notificationTrouble() === '' && Notification.permission === 'granted'

/** Asks the person, at a click of theirs; whether they allow it. */
export async function allow(): Promise<boolean> {
  return notificationTrouble() === '' && (await Notification.requestPermission()) === 'granted'
}

/**
 * Shows a notification that leads to this tab; what it returns closes it. Of those with one tag only one is shown.
 * If this browser takes pushed messages, its service worker shows it: then one that is pushed takes its place.
 */
export function notify(title: string, body: string, tag: string, pushed: boolean): () => void {
  if (pushed) return notifyAsPushed(title, body, tag)
  const shown = new Notification(title, { body, tag, icon: mark })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
  return () => shown.close()
}

function notifyAsPushed(title: string, body: string, tag: string): () => void {
  const worker = navigator.serviceWorker.ready
  const shown = worker.then((ready) => ready.showNotification(title, { body, tag, icon: mark, data: tag }))
  return () =>
    void shown.then(async () => {
      for (const one of await (await worker).getNotifications({ tag })) one.close()
    })
}
