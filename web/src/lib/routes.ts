/** Where the browser is: making a table (perhaps like an earlier one), or at one, with a seat's key or none. */
export type Route =
  | { page: 'home'; like: string | null }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'rules' | 'fairness'; anchor: string }
  | { page: 'recover'; code: string }
  | { page: 'nowhere' }

export function route(location: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  if (location.pathname === '/' || location.pathname === '/index.html') {
    return { page: 'home', like: new URLSearchParams(location.search).get('like') }
  }
  const anchor = location.hash.slice(1).toLowerCase()
  if (location.pathname === '/rules') return { page: 'rules', anchor }
  if (location.pathname === '/fairness') return { page: 'fairness', anchor }
  if (location.pathname === '/recover') return { page: 'recover', code: location.hash.slice(1) }
  const id = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1]
  return id ? table(id, location.hash.slice(1) || null) : { page: 'nowhere' }
}

function table(id: string, key: string | null): Route {
  try {
    return { page: 'table', id: decodeURIComponent(id), key }
  } catch {
    return { page: 'nowhere' } // A % that begins nothing.
  }
}

/** Goes to another page of the game in this same window, which stays allowed to sound and to tell. */
export function visit(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The address of a table, for a seat with its key or for looking on. */
export const tablePath = (id: string, key: string | null): string =>
  `/t/${encodeURIComponent(id)}${key ? `#${key}` : ''}`

/** The same in full, as it is given to others, who reach the server at `server`. */
export const tableAddress = (id: string, key: string | null, server = location.origin): string =>
  new URL(tablePath(id, key), server).href
