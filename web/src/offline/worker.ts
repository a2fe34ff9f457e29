/** The service worker of this page: it shows what is pushed, and a page where the server cannot be reached. */

/** So long a page is left alone before anything is loaded for later. */
const CALM_MS = 3000

const WORKER = '/service-worker.js'

/** Whether this browser takes a worker from this server: never over plain HTTP, but from this very machine. */
const isPossible = (): boolean => isSecureContext && 'serviceWorker' in navigator

/** Has the worker there. Throws where the browser refuses. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })

/** Has the worker keep what a page needs without a network. */
const keep = (worker: ServiceWorker | null): void => worker?.postMessage('keep')

async function registerAndKeep(): Promise<void> {
  const { serviceWorker } = navigator
  // A newer build has a worker of its own.
  serviceWorker.addEventListener('controllerchange', () => keep(serviceWorker.controller))
  await registerWorker()
  keep((await serviceWorker.ready).active)
}

/** Has it there in a while, when the page has loaded all it needs itself. */
export function registerWorkerLater(): void {
  if (!import.meta.env.PROD || !isPossible()) return
  // Who forbids it has the game all the same, as long as the server answers.
  const register = (): void => void setTimeout(() => void registerAndKeep().catch(() => undefined), CALM_MS)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** Takes it away from this browser, with all that it has kept. */
export async function removeWorker(): Promise<void> {
  if (!isPossible()) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((one) => one.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Whether the worker has given this page because the server did not answer. */
export const isWithoutServer = (page: Document = document): boolean =>
  'offline' in page.documentElement.dataset
