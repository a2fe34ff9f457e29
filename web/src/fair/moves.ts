/** Whether cards went where the moves of the log take them, as far as that can be told without the rules. */
import { noCards } from '../lib/game/counts'
import { CARDS, type CardsSince, type Verification } from '../protocol'
import { type Counts, counted, minus, plus, same } from './dealtCards'
import { MOVE } from './log'

const NOTHING: Counts = noCards()

const cardsOf = (letters: string): Counts =>
  counted(Array.from(letters, (letter) => CARDS.findIndex((card) => card.letter === letter)))

const isWithin = (fewer: Counts, more: Counts): boolean => minus(more, fewer).every((count) => count >= 0)

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0

/** Whether what is told of a place can be: at one version of the log after the other, and never fewer than no cards. */
const isSound = (changes: readonly CardsSince[], versions: number): boolean =>
  changes.every(
    ({ cards, version }, place) =>
      isCount(version) &&
      version <= versions &&
      version > (changes[place - 1]?.version ?? -1) &&
      cards.every(isCount),
  )

/** What a place had at each version, from 0 on. */
function byVersion(changes: readonly CardsSince[], versions: number): Counts[] {
  const cards = new Map(changes.map((one) => [one.version, one.cards]))
  let now = NOTHING
  return Array.from({ length: versions + 1 }, (_, version) => (now = cards.get(version) ?? now))
}

const isAs = (place: readonly Counts[], earlier: number, later: number): boolean =>
  place[earlier] === place[later] || same(place[earlier] ?? [], place[later] ?? [])

/** What lay where at each version. */
class Places {
  readonly #hands: Counts[][]
  /** The lines, with the cards that lie face down in the last. */
  readonly #lines: Counts[][]
  readonly #discards: Counts[]

  constructor({ discards, down, hands, lines }: Verification, versions: number) {
    this.#hands = hands.map((hand) => byVersion(hand, versions))
    this.#lines = [...lines, down].map((line) => byVersion(line, versions))
    this.#discards = byVersion(discards, versions)
  }

  /** Whether the move that led to a version may have taken cards where they lie then. */
  allows(version: number, kind = '', what = ''): boolean {
    if (kind === 'deal') return this.#isDealt(version)
    if (kind === 'undo') return this.#isAgain(Number(what), version)
    // Before another game or a final battle all cards go to the pile, and otherwise only deals take any from it.
    const all = this.#all(version)
    if (same(all, NOTHING)) return true
    return isWithin(all, this.#all(version - 1)) && this.#isMoved(version, kind, what)
  }

  /** Whether a deal changed nothing but hands, which are compared elsewhere, and discards that became the pile (R12.5). */
  #isDealt(version: number): boolean {
    return (
      this.#lines.every((line) => isAs(line, version - 1, version)) &&
      (isAs(this.#discards, version - 1, version) || same(this.#discards[version] ?? [], NOTHING))
    )
  }

  /** Whether all is as it was at an earlier version. */
  #isAgain(earlier: number, version: number): boolean {
    return earlier < version && this.#places.every((place) => isAs(place, earlier, version))
  }

  /** Whether hands changed as a move changes them. */
  #isMoved(version: number, kind: string, what: string): boolean {
    const changed = this.#hands.filter((hand) => !isAs(hand, version - 1, version))
    const [hand = []] = changed
    const [before = NOTHING, after = NOTHING] = [hand[version - 1], hand[version]]
    switch (kind) {
      case 'hand': // After the last answer the hands of all who discard theirs are empty.
        return changed.every((one) => same(one[version] ?? [], NOTHING))
      case 'play':
        return changed.length === 1 && same(minus(before, after), cardsOf(what))
      case 'rescue':
        return same(minus(after, before), what === '-' ? NOTHING : cardsOf(what)) && changed.length <= 1
      case 'keep':
        return (
          changed.length === 0 ||
          (changed.length === 1 && same(after, cardsOf(what)) && isWithin(after, before))
        )
      default:
        return changed.length === 0
    }
  }

  get #places(): Counts[][] {
    return [...this.#hands, ...this.#lines, this.#discards]
  }

  #all(version: number): Counts {
    return this.#places.reduce<Counts>((all, place) => plus(all, place[version] ?? NOTHING), NOTHING)
  }
}

/** After which deals cards went elsewhere than the moves of the log take them. */
export function strayed(told: Verification): Set<number> {
  const moves = told.entries.flatMap((entry) => {
    const found = MOVE.exec(entry)
    return found ? [found.groups ?? {}] : []
  })
  const places = new Places(told, moves.length)
  const found = new Set<number>()
  let deal = 0
  for (const [place, { kind, what }] of moves.entries()) {
    const version = place + 1
    if (kind === 'deal') deal++
    const stands = kind !== 'deal' || told.versions[deal - 1] === version
    if (!stands || !places.allows(version, kind, what)) found.add(Math.max(1, deal))
  }
  const sound = [...told.hands, ...told.lines, told.down, told.discards].every((changes) =>
    isSound(changes, moves.length),
  )
  return sound && told.version === moves.length ? found : found.add(Math.max(1, deal))
}
