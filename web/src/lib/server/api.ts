import { currentLanguage, loadRest, t } from '../../languages/language.svelte'
import { refusalText } from '../../languages/refusals'
import type {
  Addresses,
  Claimed,
  FoundTable,
  FromHere,
  Hint,
  JudgedChoices,
  Lobby,
  Me,
  MyGames,
  NewRoom,
  NewTable,
  NewTutorial,
  NextTable,
  Perspective,
  PlaceInLine,
  Positions,
  PushPublicKey,
  PushSubscription,
  Question,
  RecordChoices,
  RecordFairness,
  RecordFromHere,
  RecordPositions,
  RecordReview,
  RecordStatistics,
  RecoveryCode,
  Refusal,
  Rematch,
  Review,
  RoomAction,
  RoomMade,
  Setup,
  ShuffleMade,
  Statistics,
  TableMade,
  TableSummary,
  Verification,
  Webhook,
  WebhookTried,
} from '../../protocol'

/** What the server would not do. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    /** Why, in the language that is shown. */
    readonly says: () => string,
  ) {
    super(says())
  }
}

/** What went wrong, in the language that is shown; '' of null, if nothing did. */
export function troubleOf(error: unknown): string {
  const told = error instanceof Error ? error.message : String(error)
  if (error instanceof Refused) return error.says()
  return error === null ? '' : told
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && typeof (body as Refusal).message === 'string'

/** How long an answer may take, in milliseconds, and one for which the server has to think, or be sent a record. */
const ANSWER_MS = 20_000
const THINKING_MS = 180_000
/** How long to wait for the words of why there is none; they are shown as soon as they are there. */
const WORDS_MS = 2_000

async function ask<T>(path: string, init: RequestInit = {}, limit = ANSWER_MS): Promise<T> {
  const signal = AbortSignal.timeout(limit)
  const answer = await fetch(path, { ...init, signal }).catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  if (answer?.ok && !signal.aborted) return body as T
  await Promise.race([loadRest(), new Promise((late) => setTimeout(late, WORDS_MS))])
  if (signal.aborted) throw new Refused('slow', () => t('device-server-slow'))
  if (!answer) throw new Refused('offline', () => t('device-server-unreachable'))
  throw isRefusal(body)
    ? new Refused(body.code, () => refusalText(body))
    : new Refused('internal', () => t('device-server-silent', { status: answer.status }))
}

export const setup = (): Promise<Setup> => ask('/api/setup')

export const addresses = (): Promise<Addresses> => ask('/api/addresses')

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const summary = (id: string): Promise<TableSummary> => ask(tablePath(id))

const send = <T>(method: 'DELETE' | 'POST' | 'PUT', path: string, body: object, limit?: number): Promise<T> =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, limit)

const post = <T>(path: string, body: object, limit?: number): Promise<T> => send('POST', path, body, limit)

export const create = (table: NewTable): Promise<TableMade> => post('/api/tables', table)

/** Makes a table at which somebody learns to play. */
export const makeTutorial = (tutorial: Omit<NewTutorial, 'pace'>): Promise<TableMade> =>
  post('/api/tutorial', tutorial)

/** Makes the seat of a key that of this browser's person. */
export const claim = (id: string, key: string): Promise<Claimed> => post(`${tablePath(id)}/claim`, { key })

/** The next table of the same people, once the game at this one is over. */
export const beginRematch = (id: string, how: Rematch): Promise<NextTable> =>
  post(`${tablePath(id)}/rematch`, how)

// --- who I am -------------------------------------------------------------------------------------

export const whoAmI = (): Promise<Me> => ask('/api/me')

/** Be called so and, if that is given, be remembered by captains or not. */
export const rename = (name: string, remembered: boolean | null = null): Promise<Me> =>
  send('PUT', '/api/me', { name, language: currentLanguage(), remembered })

/** From now on this browser is nobody's. */
export const forgetMe = (): Promise<Me> => ask('/api/me', { method: 'DELETE' })

export const newRecoveryCode = (): Promise<RecoveryCode> => post('/api/me/recovery-code', {})

export const recover = (code: string): Promise<Me> => post('/api/me/recover', { code })

/** Some games of the person, after one if that is given, or of those taken off the list. */
export function myGames(after: string | null = null, removed = false): Promise<MyGames> {
  const query = new URLSearchParams({ ...(after !== null && { after }), ...(removed && { removed: '' }) })
  return ask(`/api/me/games?${query}`)
}

const gamePath = (id: string): string => `/api/me/games/${encodeURIComponent(id)}`

export const removeGame = (id: string): Promise<null> => ask(gamePath(id), { method: 'DELETE' })

export const putBackGame = (id: string): Promise<null> => ask(gamePath(id), { method: 'PUT' })

// --- where I am told that it is my turn -------------------------------------------------------------

export const webhook = (): Promise<Webhook> => ask('/api/me/webhook')

export const setWebhook = (url: string): Promise<null> => send('PUT', '/api/me/webhook', { url })

export const removeWebhook = (): Promise<null> => ask('/api/me/webhook', { method: 'DELETE' })

export const tryWebhook = (): Promise<WebhookTried> => post('/api/me/webhook/try', {})

export const pushKey = (): Promise<PushPublicKey> => ask('/api/push-key')

export const subscribe = (subscription: PushSubscription): Promise<null> =>
  send('PUT', '/api/me/push', subscription)

export const unsubscribe = (subscription: PushSubscription): Promise<null> =>
  send('DELETE', '/api/me/push', subscription)

// --- tables that wait for people --------------------------------------------------------------------

export const openRoom = (room: NewRoom): Promise<RoomMade> => post('/api/rooms', room)

export const lobby = (): Promise<Lobby> => ask('/api/lobby')

export const findCode = (code: string): Promise<FoundTable> => ask(`/api/codes/${encodeURIComponent(code)}`)

/** `key` is that of a seat which is no person's, in the room of a rematch. */
export const changeRoom = (id: string, action: RoomAction, key: string | null = null): Promise<null> =>
  post(`${tablePath(id)}/room`, { action, key })

/** The best actions for a seat at a version of the table. */
export const hint = (id: string, question: Question): Promise<Hint> =>
  post(`${tablePath(id)}/hint`, question, THINKING_MS)

/** How soon it is the turn of a hint that a seat waits for: its place in line, or 0. */
export const hintPlace = async (id: string, question: Question): Promise<number> =>
  (await post<PlaceInLine>(`${tablePath(id)}/hint/place`, question)).place

/** What it takes to verify the shuffles of a game that is over. */
export const fairness = (id: string): Promise<Verification> =>
  ask(`${tablePath(id)}/fairness`, {}, THINKING_MS)

/** A secret of the server, by its commitment, for a table that is to be made, and what is fixed for that. */
export const newShuffle = (wanted: NewTable): Promise<ShuffleMade> => post('/api/shuffles', wanted)

// --- games that are over ----------------------------------------------------------------------------

export const recordPath = (id: string): string => `${tablePath(id)}/record`

export const recordJsonPath = (id: string): string => `${tablePath(id)}/record.json`

export const review = (id: string, first: number): Promise<Review> =>
  ask(`${tablePath(id)}/review?first=${first}`, {}, THINKING_MS)

export const positions = (id: string, first: number, last: number, seat: Perspective): Promise<Positions> =>
  ask(`${tablePath(id)}/positions?first=${first}&last=${last}&seat=${seat}`)

/** A new table that goes on from a moment of a game that is over. */
export const playOn = (id: string, from: FromHere): Promise<TableMade> => post(`${tablePath(id)}/from`, from)

/** The same of a record, of which the server keeps nothing. */
export const statistics = (id: string): Promise<Statistics> =>
  ask(`${tablePath(id)}/statistics`, {}, THINKING_MS)

/** Some choices of a game that is over, judged, from number `first` on. */
export const choices = (id: string, first: number): Promise<JudgedChoices> =>
  ask(`${tablePath(id)}/choices?first=${first}`, {}, THINKING_MS)

export const recordChoices = (question: RecordChoices): Promise<JudgedChoices> =>
  post('/api/records/choices', question, THINKING_MS)

export const recordStatistics = (question: RecordStatistics): Promise<Statistics> =>
  post('/api/records/statistics', question, THINKING_MS)

export const recordReview = (question: RecordReview): Promise<Review> =>
  post('/api/records/review', question, THINKING_MS)

export const recordPositions = (question: RecordPositions): Promise<Positions> =>
  post('/api/records/positions', question, THINKING_MS)

export const recordFairness = (question: RecordFairness): Promise<Verification> =>
  post('/api/records/fairness', question, THINKING_MS)

export const recordPlayOn = (from: RecordFromHere): Promise<TableMade> =>
  post('/api/records/from', from, THINKING_MS)

export function playAddress(
  id: string,
  { protocol, host }: Pick<Location, 'protocol' | 'host'> = location,
): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${tablePath(id)}/play`
}
