/// <reference lib="webworker" />
// Shows what the server pushes, and opens the table at a click. It keeps no page and answers no request, so no page
// is ever older than the server's.
export {}
declare const self: ServiceWorkerGlobalScope

interface Pushed {
  title: string
  body: string
  /** Of notices with one tag only the latest is shown. */
  tag: string
  /** The page of the table. */
  path: string
}

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data?.json() as Pushed
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: path }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(String(event.notification.data), self.location.origin)))
})

/** Brings a page of this table to the front, or opens one. */
async function open(address: URL): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname === address.pathname)
  await (page ? page.focus() : self.clients.openWindow(address.pathname))
}
