import type { Perspective } from '../protocol'

/** Where the browser is: making a table (perhaps like an earlier one), or at one, with a seat's key or none. */
export type Route =
  | { page: 'home'; like: string | null }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'review'; id: string; at: number; as: Perspective | null }
  | { page: 'records'; record: string | null; at: number; as: Perspective | null }
  | { page: 'after'; id: string | null; record: string | null }
  | { page: 'tv'; id: string }
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
  const query = new URLSearchParams(location.search)
  if (/^\/games\/?$/.test(location.pathname))
    return { page: 'records', record: query.get('record'), ...momentOf(query) }
  if (/^\/after\/?$/.test(location.pathname)) return { page: 'after', id: null, record: query.get('record') }
  const [, kind, id] = /^\/(t|tv|games|after)\/([^/]+)\/?$/.exec(location.pathname) ?? []
  try {
    if (id && kind === 't')
      return { page: 'table', id: decodeURIComponent(id), key: location.hash.slice(1) || null }
    if (id && kind === 'tv') return { page: 'tv', id: decodeURIComponent(id) }
    if (id && kind === 'after') return { page: 'after', id: decodeURIComponent(id), record: null }
    return id ? { page: 'review', id: decodeURIComponent(id), ...momentOf(query) } : { page: 'nowhere' }
  } catch {
    return { page: 'nowhere' } // A % that begins nothing.
  }
}

function momentOf(query: URLSearchParams): { at: number; as: Perspective | null } {
  const as = query.get('as') ?? ''
  const place = as === 'open' || as === 'spectator' ? as : /^\d$/.test(as) ? Number(as) : null
  return { at: Number(/^\d+$/.exec(query.get('at') ?? '') ?? 0), as: place }
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

/** The address of a game that is over, at a moment and seen from a place. */
export function reviewPath(
  id: string,
  as: Perspective | null | undefined = null,
  at: number | null = null,
): string {
  const query = momentQuery(as, at)
  return `/games/${encodeURIComponent(id)}${query.size ? `?${query}` : ''}`
}

/** The address of a record that was opened in this tab, at a moment and seen from a place. */
export const recordAddress = (
  record: string,
  as: Perspective | null = null,
  at: number | null = null,
): string => `/games?${new URLSearchParams({ record, ...Object.fromEntries(momentQuery(as, at)) })}`

/** Where it is told how a game that is over went. */
export const afterPath = (id: string): string => `/after/${encodeURIComponent(id)}`

/** The same of a record that was opened in this tab. */
export const afterRecordPath = (record: string): string => `/after?${new URLSearchParams({ record })}`

/** The table for a television: for looking on, whoever opens it. */
export const tvPath = (id: string): string => `/tv/${encodeURIComponent(id)}`

const momentQuery = (as: Perspective | null | undefined, at: number | null): URLSearchParams =>
  new URLSearchParams({
    ...(at !== null && { at: `${at}` }),
    ...(as != null && { as: `${as}` }),
  })
