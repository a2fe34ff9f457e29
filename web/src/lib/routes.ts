import { PAGE_PATHS, type PageName, type Perspective } from '../protocol'

/** Where the browser is: making a table (perhaps like an earlier one), or at one, with a seat's key or none. */
export type Route =
  | { page: 'home'; like: string | null }
  | { page: 'table'; id: string; key: string | null }
  | ({ page: 'review'; id: string } & Moment)
  | ({ page: 'records'; record: string | null } & Moment)
  | { page: 'after'; id: string | null; record: string | null }
  | { page: 'tv'; id: string }
  | { page: 'rules'; anchor: string }
  | { page: 'fairness'; anchor: string }
  | { page: 'recover'; code: string }
  | { page: 'nowhere' }

/** A moment of a game that is over, from where it is seen, and whether the game plays by itself from there on. */
export interface Moment {
  at: number
  as: Perspective | null
  plays: boolean
}

/** What a page may read of its address: its table, if it is of one, what follows the ?, and what follows the #. */
interface Address {
  id: string
  query: URLSearchParams
  hash: string
}

/** What each page reads of its address. */
const READ = {
  home: ({ query }) => ({ page: 'home', like: query.get('like') }),
  table: ({ id, hash }) => ({ page: 'table', id, key: hash || null }),
  tv: ({ id }) => ({ page: 'tv', id }),
  records: ({ query }) => ({ page: 'records', record: query.get('record'), ...momentOf(query) }),
  review: ({ id, query }) => ({ page: 'review', id, ...momentOf(query) }),
  after: ({ id, query }) => ({ page: 'after', id: id || null, record: id ? null : query.get('record') }),
  rules: ({ hash }) => ({ page: 'rules', anchor: hash.toLowerCase() }),
  fairness: ({ hash }) => ({ page: 'fairness', anchor: hash.toLowerCase() }),
  recover: ({ hash }) => ({ page: 'recover', code: hash }),
} satisfies { [P in PageName]: (address: Address) => Extract<Route, { page: P }> }

const PATTERNS = Object.entries(PAGE_PATHS).flatMap(([page, paths]) =>
  paths.map((path) => [page as PageName, new RegExp(`^${path.replace('{id}', '([^/]+)')}/?$`)] as const),
)

export function route({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  const path = pathname === '/index.html' ? '/' : pathname
  for (const [page, pattern] of PATTERNS) {
    const [whole, id = ''] = pattern.exec(path) ?? []
    if (whole === undefined) continue
    try {
      const address = { id: decodeURIComponent(id), query: new URLSearchParams(search), hash: hash.slice(1) }
      return READ[page](address)
    } catch {
      break // A % that begins nothing.
    }
  }
  return { page: 'nowhere' }
}

/** The path of a page, of a table if it is given. */
export function pagePath(page: PageName, id?: string): string {
  const path = PAGE_PATHS[page].find((one) => one.includes('{id}') === (id !== undefined)) ?? '/'
  return path.replace('{id}', encodeURIComponent(id ?? ''))
}

function momentOf(query: URLSearchParams): Moment {
  const as = query.get('as') ?? ''
  const place = as === 'open' || as === 'spectator' ? as : /^\d$/.test(as) ? Number(as) : null
  const moment = Number(/^\d+$/.exec(query.get('at') ?? '') ?? 0)
  return { at: moment, as: place, plays: query.has('play') }
}

/** Goes to another page of the game in this same window, which stays allowed to sound and to tell. */
export function visit(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The address of a table, for a seat with its key or for looking on. */
export const tablePath = (id: string, key: string | null): string =>
  `${pagePath('table', id)}${key ? `#${key}` : ''}`

/** The same in full, as it is given to others, who reach the server at `server` and may read it in a language. */
export function tableAddress(
  id: string,
  key: string | null,
  server = location.origin,
  language: string | null = null,
): string {
  const address = new URL(tablePath(id, key), server)
  if (language) address.searchParams.set('lang', language)
  return address.href
}

/** The language that such an address carries, if it does. */
export const invitedLanguage = (search: string): string[] => new URLSearchParams(search).getAll('lang')

/** The address of a game that is over, at a moment and seen from a place. */
export function reviewPath(
  id: string,
  as: Perspective | null | undefined = null,
  at: number | null = null,
): string {
  const query = momentQuery(as, at)
  return `${pagePath('review', id)}${query.size ? `?${query}` : ''}`
}

/** The address of a record that was opened in this tab, at a moment and seen from a place. */
export const recordAddress = (
  record: string,
  as: Perspective | null = null,
  at: number | null = null,
): string =>
  `${pagePath('records')}?${new URLSearchParams({ record, ...Object.fromEntries(momentQuery(as, at)) })}`

/** The same address of a moment, from which the game plays by itself. */
export const playing = (path: string): string => `${path}&play`

/** Where it is told how a game that is over went. */
export const afterPath = (id: string): string => pagePath('after', id)

/** The same of a record that was opened in this tab. */
export const afterRecordPath = (record: string): string =>
  `${pagePath('after')}?${new URLSearchParams({ record })}`

/** Where another device becomes that of a person. What follows the # is sent to no server. */
export const recoverPath = (code: string): string => `${pagePath('recover')}#${code}`

/** The table for a television: for looking on, whoever opens it. */
export const tvPath = (id: string): string => pagePath('tv', id)

const momentQuery = (as: Perspective | null | undefined, at: number | null): URLSearchParams =>
  new URLSearchParams({
    ...(at !== null && { at: `${at}` }),
    ...(as != null && { as: `${as}` }),
  })
