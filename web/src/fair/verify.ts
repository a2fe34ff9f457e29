/** Whether the deals of a finished game are what its secret gives, and what this browser noted while it was played. */
import { inflectedMessage, joinWithAnd, t } from '../languages/language.svelte'
import type { Inflected } from '../languages/values'
import { at } from '../lib/at'
import type { Verification } from '../protocol'
import { CardCheck } from './dealtCards'
import { isHex32, sha256Hex } from './chain'
import { Comparison, type Finding, noteFindings } from './comparison'
import { type FairLog, readLog } from './log'
import type { Note } from './notes'
import { holderKey, Stream } from './shuffle'

export interface DealFinding {
  deal: number
  /** How many cards were dealt. */
  cards: number
  /** Whose entropy is in it. */
  from: string[]
  /** Whether this browser's own is. */
  own: boolean
  /** Who had announced a chain for it, and gave none. */
  missing: string[]
  /** Whether the server has left out the entropy that this browser had sent for it. */
  late: boolean
  /** Whether the server has left out even the chain that this browser had announced for it. */
  unheard: boolean
  /** What is wrong with it, in sentences. */
  troubles: string[]
}

/** Fair; not proven, although nothing contradicts the server; or not fair. */
export type Verdict = 'true' | 'unproven' | 'false'

interface Findings {
  verdict: Verdict
  /** In sentences. */
  words: string[]
  whole: Finding[]
  deals: DealFinding[]
}

/** Checks the whole game of a table; `names` are those of the seats. */
export function verify(
  table: string,
  told: Verification,
  note: Note | null,
  names: readonly string[],
): Findings {
  const log = readLog(told.entries)
  const comparison = note && new Comparison(told, note, log.deals.length)
  const whole = [
    ...tableFinding(table, told, names),
    secretFinding(told, log),
    ...noteFindings(told, log, note, names),
    ...copierFindings(log, names),
    ...holderFinding(told, log, names),
  ]
  const deals = dealFindings(told, log, comparison, names)
  const fair = whole.every(({ holds }) => holds !== false) && deals.every(({ troubles }) => !troubles.length)
  return { ...(fair ? proof(deals, comparison?.joined ?? 1) : refuted()), whole, deals }
}

const refuted = (): Pick<Findings, 'verdict' | 'words'> => ({ verdict: 'false', words: [t('fair-no')] })

/** How far the entropy in the deals proves that nobody has chosen their cards. */
function proof(deals: readonly DealFinding[], joined: number): Pick<Findings, 'verdict' | 'words'> {
  const before = deals.filter(({ deal }) => deal < joined)
  const open = deals.filter(({ deal, own }) => deal >= joined && !own)
  if (open.length === 0 && joined <= deals.length)
    return {
      verdict: 'true',
      words: [joined > 1 ? t('fair-yes-from', { deal: joined }) : t('fair-yes'), ...trust(before)],
    }
  const unheard = open.filter((deal) => deal.unheard)
  return {
    verdict: 'unproven',
    words: [
      t('fair-unproven'),
      ...trust(deals),
      ...(unheard.length ? [t('fair-unheard', { deals: numbered(unheard) })] : []),
    ],
  }
}

/** Whom one has to trust for the deals that hold no entropy of this browser, in sentences. */
function trust(deals: readonly DealFinding[]): string[] {
  const trusted = deals.filter(({ own }) => !own)
  const nobodys = trusted.filter(({ from }) => from.length === 0)
  const others = trusted.filter(({ from }) => from.length > 0)
  const names = [...new Set(others.flatMap(({ from }) => from))]
  return [
    ...(nobodys.length ? [t('fair-nobody-gave', { deals: numbered(nobodys) })] : []),
    ...(others.length ? [t('fair-depends', { deals: numbered(others), names: joinWithAnd(names) })] : []),
  ]
}

/** 'deal 2', or 'deals 1 to 3 and 7', within a message. */
function numbered(deals: readonly DealFinding[]): Inflected {
  const runs: [number, number][] = []
  for (const { deal } of deals) {
    const last = runs.at(-1)
    if (last?.[1] === deal - 1) last[1] = deal
    else runs.push([deal, deal])
  }
  const words = runs.map(([first, last]) => (first === last ? `${first}` : t('fair-range', { first, last })))
  return inflectedMessage('fair-deals', { count: deals.length, numbers: joinWithAnd(words) })
}

/** Guards against a server that names another table, to whose deals the secret gives other cards. */
function tableFinding(table: string, told: Verification, names: readonly string[]): Finding[] {
  const seats = [told.seats, told.hands.length].every((count) => count === names.length)
  return told.table === table && seats ? [] : [{ holds: false, text: t('fair-other-table') }]
}

function secretFinding({ commitment, secret }: Verification, log: FairLog): Finding {
  const holds = isHex32(secret) && log.commitment === commitment && sha256Hex(secret) === commitment
  return {
    holds,
    text: t(holds ? 'fair-secret-holds' : 'fair-secret-fails'),
  }
}

/** Guards against a server that enters the links of one person's chain for other seats, to choose among deals. */
const copierFindings = ({ copiers }: FairLog, names: readonly string[]): Finding[] =>
  [...copiers].map((seat) => ({
    holds: false,
    text: t('fair-copied-chain', { name: names[seat] ?? t('fair-seat', { seat }) }),
  }))

/** R1.5: the first holder, where the secret draws it. */
function holderFinding(
  { secret, table, seats, holder, holder_drawn }: Verification,
  log: FairLog,
  names: readonly string[],
): Finding[] {
  if (!isHex32(secret)) return []
  const name = at(names, holder)
  if (!holder_drawn) return [{ holds: null, text: t('fair-holder-named', { name }) }]
  const given = new Stream(holderKey(secret, table, log.deals[0]?.entropy ?? {})).below(seats)
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

function dealFindings(
  told: Verification,
  log: FairLog,
  comparison: Comparison | null,
  names: readonly string[],
): DealFinding[] {
  const cards = new CardCheck(told)
  const nameOf = (seat: number): string => names[seat] ?? t('fair-seat', { seat })
  return log.deals.map((logged) => ({
    deal: logged.deal,
    cards: logged.cards.length,
    from: seatsOf(logged.entropy).map((seat) =>
      comparison?.isElsewhere(logged, seat) ? t('fair-elsewhere') : nameOf(seat),
    ),
    missing: seatsOf(logged.counting)
      .filter((seat) => logged.entropy[seat] === undefined)
      .map(nameOf),
    own: comparison?.isOwn(logged) === true,
    late: comparison?.isLate(logged) === true,
    unheard: comparison?.isUnheard(logged) === true,
    troubles: [
      ...logged.wrong.map((seat) => t('fair-wrong-chain', { name: nameOf(seat) })),
      ...(comparison?.troubles(logged, nameOf) ?? []),
      ...cards.troubles(logged),
    ],
  }))
}
