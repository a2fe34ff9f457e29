import { doerOf } from '../lib/game/log'
import type {
  AnswerPact,
  Back,
  CloseChat,
  ErrorMessage,
  Event,
  FromBrowser,
  LogLine,
  OfferPact,
  Propose,
  Resign,
  Respond,
  Resume,
  StepAway,
  Withdraw,
} from '../protocol'

/** What people do beyond the rules. */
export type AgreementMessage =
  StepAway | Back | Resign | Propose | Respond | Resume | CloseChat | OfferPact | AnswerPact | Withdraw

/**
 * What is sent once more if the connection is lost before it is in the table. The version makes sure that it is done
 * once, and of what is done beyond the rules, which changes none, that nothing was told since.
 */
export interface Unconfirmed {
  version: number
  message: FromBrowser
  /** How many lines the log had; null where the version says enough. */
  lines: number | null
  /** When it was sent, in milliseconds. */
  at: number
}

/** After so long nobody may expect any more that what was done beyond the rules happens by itself. */
const FRESH_MS = 60_000

/** What is chosen by a message, beside what it is about. */
const CHOSEN = ['version', 'action', 'answer', 'agree', 'accept', 'closed']
const subject = (message: FromBrowser): string =>
  JSON.stringify(message, (key, value: unknown) => (CHOSEN.includes(key) ? undefined : value))

/** Whether the later of two messages replaces the other: both are about the same, such as the same offer. */
export const replaces = (message: FromBrowser, other: FromBrowser): boolean =>
  subject(message) === subject(other)

/** Whether it may be sent once more at this moment: never what ends a game for somebody. */
export const mayBeSentAgain = ({ message, lines, at }: Unconfirmed, now: number): boolean =>
  lines === null || (message.type !== 'resign' && now - at <= FRESH_MS)

/** What the log tells of what was done. */
const TOLD: Record<AgreementMessage['type'], readonly Event['type'][]> = {
  step_away: ['captain_took_over'],
  back: ['came_back'],
  resign: ['resigned'],
  propose: ['proposed'],
  respond: ['agreed', 'refused', 'proposal_withdrawn'],
  resume: ['resumed'],
  close_chat: ['chat_set'],
  offer: ['pact_offered'],
  answer_pact: ['pact_accepted', 'pact_declined'],
  withdraw: ['pact_withdrawn'],
}

/** Whether a line tells what a seat did by a message. */
export function tells(line: LogLine, message: FromBrowser, seat: number | null): boolean {
  const told = message.type in TOLD ? TOLD[message.type as AgreementMessage['type']] : []
  return told.includes(line.event.type) && [seat, null].includes(doerOf(line))
}

const DONE = [
  'error-agreed-already',
  'error-chat-closed-already',
  'error-chat-open-already',
  'error-not-paused',
  'error-not-proposed',
  'error-offer-gone',
  'error-offered-already',
  'error-paused-already',
  'error-proposed-already',
]

/** Whether the server has no need of what was sent: it has been done already, or there is nothing left to answer. */
export const isDone = ({ fact }: ErrorMessage): boolean => DONE.includes(fact.id)
