/**
 * Whether the shuffles of a finished game were fair, by what the server tells of it and what this browser noted.
 * `condottiere.record.fairness.verdict` decides in the same way; `conformance/fairness` holds both to it.
 */
import { joinWithAnd, t } from '../languages/language.svelte'
import { at } from '../lib/at'
import type { Verification } from '../protocol'
import { CardCheck } from './dealtCards'
import { isHex32, sha256Hex } from './chain'
import { Comparison, type Finding, noteFindings, numbered, type Own } from './comparison'
import { type FairLog, type LoggedDeal, readLog } from './log'
import { strayed } from './moves'
import type { Note } from './notes'
import { textDigest, setupText } from './setup'
import { holderKey, Stream } from './shuffle'

/**
 * Fair: this browser has proved its own entropy in every deal, and nothing contradicts the server. Unproven: nothing
 * contradicts it, but it could have chosen cards. Unfair: something contradicts it.
 */
export type Verdict = 'fair' | 'unproven' | 'unfair'

export interface Judgement {
  verdict: Verdict
  headline: string
  /** What contradicts the server; if nothing does, what is not proven. */
  reasons: Finding[]
  /** What holds of the whole game. */
  holding: Finding[]
  /** What is found of each deal. */
  deals: Finding[]
}

/** What is found of a deal. */
interface DealFinding {
  deal: number
  /** How many cards were dealt. */
  cards: number
  /** The seats whose entropy is in it, and whose it is, by name. */
  gave: number[]
  names: string[]
  /** Who had announced a chain for it, and gave none. */
  missing: string[]
  /** What became of this browser's own entropy; null without notes. */
  own: Own | null
  /** What contradicts the server, in sentences. */
  troubles: string[]
}

/** How many deals have been dealt again, and of how many. */
export interface Progress {
  done: number
  of: number
}

type Asked = [table: string, told: Verification, note: Note | null, names: readonly string[]]

/** Judges the whole game of a table; `names` are those of the seats. */
export function verify(...asked: Asked): Judgement {
  const work = verifying(...asked)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** The same step by step, a deal at a time. */
export function* verifying(...[table, told, note, names]: Asked): Generator<Progress, Judgement> {
  const log = readLog(told.entries)
  const noted = note?.commitment == null ? null : note
  const comparison = noted && new Comparison(told, noted, log.deals.length)
  const whole = [
    ...tableFinding(table, told, names),
    secretFinding(told, log),
    ...(told.over ? [] : [{ holds: null, text: t('fair-unfinished') }]),
    setupFinding(table, told, log, noted),
    ...noteFindings(told, log, note),
    ...cannotBe(log, names),
    ...holderFinding(told, log, noted, names),
  ]
  const findings = dealFindings(told, log, comparison, noted, names)
  const deals: DealFinding[] = []
  for (const finding of findings) {
    deals.push(finding)
    yield { done: deals.length, of: log.deals.length }
  }
  const wrong = [
    ...whole.filter(({ holds }) => holds === false),
    ...deals.flatMap(({ troubles }) => troubles.map((text) => ({ holds: false, text }))),
  ]
  const gaps = noted ? openDeals(deals) : possibleProofs(deals, names)
  const unproven = [
    ...whole.filter(({ holds }) => holds === null),
    ...gaps.map((text) => ({ holds: null, text })),
  ]
  return {
    ...summedUp(wrong, unproven, deals.length > 0),
    holding: whole.filter(({ holds }) => holds === true),
    deals: deals.map(inWords),
  }
}

function summedUp(
  wrong: Finding[],
  unproven: Finding[],
  dealt: boolean,
): Pick<Judgement, 'verdict' | 'headline' | 'reasons'> {
  if (wrong.length) return { verdict: 'unfair', headline: t('fair-unfair'), reasons: wrong }
  if (unproven.length || !dealt)
    return { verdict: 'unproven', headline: t('fair-unproven'), reasons: unproven }
  return { verdict: 'fair', headline: t('fair-fair'), reasons: [] }
}

const numbersOf = (deals: readonly DealFinding[]) => ({
  count: deals.length,
  deals: numbered(deals.map(({ deal }) => deal)),
})

/** Which deals do not hold this browser's entropy, and why, in sentences. */
function openDeals(deals: readonly DealFinding[]): string[] {
  const open = deals.filter(({ own }) => own !== 'in')
  const [none, late, unheard] = (['none', 'late', 'unheard'] as const).map((what) =>
    numbersOf(open.filter(({ own }) => own === what)),
  )
  const others = numbersOf(open.filter(({ gave }) => gave.length))
  return [
    ...(none?.count ? [t('fair-not-given', none)] : []),
    ...(late?.count ? [t('fair-left-out-late', late)] : []),
    ...(unheard?.count ? [t('fair-unheard', unheard)] : []),
    ...nobodys(open),
    ...(others.count ? [t('fair-depends', others)] : []),
  ]
}

/** Without notes: for whom the deals are proven, if their own browsers agree, in sentences. */
const possibleProofs = (deals: readonly DealFinding[], names: readonly string[]): string[] => [
  ...nobodys(deals),
  ...names.flatMap((name, seat) => {
    const given = numbersOf(deals.filter(({ gave }) => gave.includes(seat)))
    return given.count ? [t('fair-gave', { name, deals: given.deals })] : []
  }),
]

function nobodys(deals: readonly DealFinding[]): string[] {
  const found = numbersOf(deals.filter(({ gave }) => gave.length === 0))
  return found.count ? [t('fair-nobody-gave', found)] : []
}

function inWords({ deal, cards, names, missing, own, troubles }: DealFinding): Finding {
  if (troubles.length) return { holds: false, text: t('fair-deal-wrong', { deal }) }
  const dealt = { deal, count: cards }
  const texts = [
    names.length ? t('fair-deal-of', { ...dealt, names: joinWithAnd(names) }) : t('fair-deal', dealt),
    ...(missing.length ? [t('fair-missing', { names: joinWithAnd(missing) })] : []),
    ...(own === 'late' ? [t('fair-late')] : []),
  ]
  return { holds: own === 'in' ? true : null, text: texts.join(' ') }
}

/** What no identifier of a table has in a record. */
const BLANK = /[\p{White_Space}\p{Cc}]/u

/** Guards against a server that names another table, to whose deals the secret gives other cards. */
function tableFinding(table: string, told: Verification, names: readonly string[]): Finding[] {
  const seats = [told.options.seats, told.hands.length].every((count) => count === names.length)
  return told.table === table && !BLANK.test(table) && seats
    ? []
    : [{ holds: false, text: t('fair-other-table') }]
}

function secretFinding({ commitment, secret }: Verification, log: FairLog): Finding {
  const holds = isHex32(secret) && log.commitment === commitment && sha256Hex(secret) === commitment
  return {
    holds,
    text: t(holds ? 'fair-secret-holds' : 'fair-secret-fails'),
  }
}

/** What no log of a game that was played says, as far as that can be told without the rules. */
function cannotBe(
  { announcers, copiers, movedInPause, seats }: FairLog,
  names: readonly string[],
): Finding[] {
  const name = (seat: number) => ({ name: names[seat] ?? t('fair-seat', { seat }) })
  const isPerson = (seat: number): boolean => seats[seat]?.bot === null && seats[seat].guest_of === null
  const texts = [
    // Bots have no browser: a chain of theirs is the server's, which could give or withhold entropy as it likes.
    ...[...announcers].flatMap((seat) => (seats[seat]?.bot == null ? [] : [t('fair-bot-chain', name(seat))])),
    // A server could enter the links of one person's chain for other seats, to choose among deals.
    ...[...copiers].map((seat) => t('fair-copied-chain', name(seat))),
    ...seats.flatMap(({ guest_of }, seat) =>
      guest_of === null || isPerson(guest_of)
        ? []
        : [t('fair-against-rules', { why: t('fair-lone-guest', name(seat)) })],
    ),
    ...(movedInPause ? [t('fair-against-rules', { why: t('fair-moved-in-pause') })] : []),
  ]
  return texts.map((text) => ({ holds: false, text }))
}

/** Guards against a server that changes options, seats, names or bots once it knows what entropy there is. */
function setupFinding(table: string, told: Verification, log: FairLog, note: Note | null): Finding {
  const text = setupText(table, told.rules, told.options, log.seats)
  if (told.rules !== log.rules || textDigest(text) !== log.setup)
    return { holds: false, text: t('fair-setup-fails') }
  if (note?.setup == null) return { holds: true, text: t('fair-setup-told') }
  const holds = note.setup === text
  return { holds, text: t(holds ? 'fair-setup-holds' : 'fair-setup-other') }
}

/** R1.5: the first holder, where the secret draws it, and whether it was to draw it. */
function holderFinding(
  { secret, table, options: { seats, first_holder }, holder }: Verification,
  log: FairLog,
  note: Note | null,
  names: readonly string[],
): Finding[] {
  const [first] = log.deals
  if (!isHex32(secret) || !first) return []
  const name = at(names, holder)
  if (first_holder === holder)
    return note?.setup != null
      ? [{ holds: true, text: t('fair-holder-named', { name }) }]
      : [{ holds: null, text: t('fair-holder-unknown', { name }) }]
  const stream = new Stream(holderKey({ secret, table, setup: log.setup }, first.entropy))
  const given = first_holder ?? stream.below(seats)
  const holds = given === holder
  return [
    {
      holds,
      text: holds
        ? t('fair-holder-holds', { name })
        : t('fair-holder-fails', { name, given: at(names, given) }),
    },
  ]
}

const seatsOf = (bySeat: Readonly<Record<number, string>>): number[] => Object.keys(bySeat).map(Number)

function* dealFindings(
  told: Verification,
  log: FairLog,
  comparison: Comparison | null,
  note: Note | null,
  names: readonly string[],
): Generator<DealFinding> {
  const cards = new CardCheck(told, log.setup, note?.dues)
  const stray = strayed(told)
  const nameOf = (seat: number): string => names[seat] ?? t('fair-seat', { seat })
  const finding = (logged: LoggedDeal): DealFinding => ({
    deal: logged.deal,
    cards: logged.cards.length,
    gave: seatsOf(logged.entropy),
    names: seatsOf(logged.entropy).map((seat) =>
      comparison?.isElsewhere(logged, seat) ? t('fair-elsewhere') : nameOf(seat),
    ),
    missing: seatsOf(logged.counting)
      .filter((seat) => logged.entropy[seat] === undefined)
      .map(nameOf),
    own: comparison?.own(logged) ?? null,
    troubles: [
      ...logged.wrong.map((seat) => t('fair-wrong-chain', { name: nameOf(seat) })),
      ...(comparison?.troubles(logged, nameOf) ?? []),
      ...cards.troubles(logged),
      ...(stray.has(logged.deal) ? [t('fair-other-moves', { deal: logged.deal })] : []),
    ],
  })
  for (const logged of log.deals) yield finding(logged)
}
