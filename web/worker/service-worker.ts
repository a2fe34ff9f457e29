/// <reference lib="webworker" />
// Shows what the server pushes, and opens the table at a click. Where the server cannot be reached, it gives the page of
// its own build, which says so. It keeps nothing but the files of that build: no answer of the server and no table.
import { isFileOf, isForServer, newestPage } from './kept'

declare const self: ServiceWorkerGlobalScope

interface Pushed {
  title: string
  body: string
  /** Of notices with one tag only the latest is shown. */
  tag: string
  /** The page of the table. */
  path: string
}

/** What this build consists of; precache.ts writes it here. */
interface Precache {
  build: string
  page: string
  files: string[]
}
const { build, page, files } = JSON.parse('__PRECACHE__') as Precache

/** What the worker keeps begins with this name. */
const KEPT = 'condottiere-'
const CACHE = KEPT + build

// At once, for whoever wants to be told of turns waits for it; a page asks for the rest when it has time.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  // Where the server has another build by now, the worker of that one keeps it.
  if (event.data === 'keep') event.waitUntil(keep().catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || isForServer(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(newestPage(fetch(request), shell))
  else if (isFileOf(files, url.pathname)) event.respondWith(keptFile(request, url.pathname))
})

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data?.json() as Pushed
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: path }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(String(event.notification.data), self.location.origin)))
})

/** Keeps all files of this build, the page as the last of them, in place of those of earlier ones. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE)
  if (await cache.match('/')) return
  const fresh = { credentials: 'omit', cache: 'no-cache' } as const
  await cache.addAll(files.map((file) => new Request(file, fresh)))
  const shell = await fetch('/', fresh)
  if ((await shell.clone().text()) !== page) throw new Error('the server has another build by now')
  await cache.put('/', shell)
  await forgetEarlier()
}

/** The kept page of this build. */
const shell = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match('/')

async function forgetEarlier(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(KEPT) && name !== CACHE).map((name) => caches.delete(name)),
  )
}

/** A file of this build. What has no hash in its name is asked of the server first. */
async function keptFile(request: Request, path: string): Promise<Response> {
  const kept = (await (await caches.open(CACHE)).match(path)) ?? Response.error()
  if (path.startsWith('/assets/')) return kept.ok ? kept : fetch(request)
  return fetch(request).catch(() => kept)
}

/** Brings a page of this table to the front, or opens one. */
async function open(address: URL): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const found = pages.find(({ url }) => new URL(url).pathname === address.pathname)
  await (found ? found.focus() : self.clients.openWindow(address.pathname))
}
