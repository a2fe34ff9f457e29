import type {
  Addresses,
  Hint,
  LineOdds,
  NewTable,
  Question,
  Refusal,
  Setup,
  TableMade,
  TableSummary,
} from '../protocol'

/** What the server would not do, in its words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && typeof (body as Refusal).message === 'string'

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Refused('offline', 'The server cannot be reached. Is it still running?')
  }
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return body as T
  throw isRefusal(body)
    ? new Refused(body.code, body.message)
    : new Refused('internal', `The server answered ${answer.status} and did not say why.`)
}

export const setup = (): Promise<Setup> => ask('/api/setup')

export const addresses = (): Promise<Addresses> => ask('/api/addresses')

export const summary = (id: string): Promise<TableSummary> => ask(`/api/tables/${encodeURIComponent(id)}`)

const post = <T>(path: string, body: object): Promise<T> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

export const create = (table: NewTable): Promise<TableMade> => post('/api/tables', table)

/** The best actions for a seat at a version of the table. */
export const hint = (id: string, question: Question): Promise<Hint> =>
  post(`/api/tables/${encodeURIComponent(id)}/hint`, question)

/** How likely a seat's line is to hold at a version of the table. */
export const odds = (id: string, question: Question): Promise<LineOdds> =>
  post(`/api/tables/${encodeURIComponent(id)}/odds`, question)

export const recordPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`

export function playAddress(
  id: string,
  { protocol, host }: Pick<Location, 'protocol' | 'host'> = location,
): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(id)}/play`
}
