// What the list of one's games says of each, and in which order.
import { joinWithAnd, t } from '../languages/language.svelte'
import type { MyTable } from '../lib/browser/myTables'
import { lessonOf } from '../lib/game/people'
import { reviewPath, tablePath } from '../lib/routes'
import { momentIn } from '../lib/text/times'
import type { MyGame, Player, TableSummary, WaitingTable } from '../protocol'
import { isDone } from '../tutorial/progress'

/** Those where one is asked first, those that are over last. */
const ORDER = ['turn', 'play', 'waiting', 'over'] as const

export interface Row {
  /** Of the table. */
  id: string
  /** Of the seat, where this browser alone knows it. */
  key: string | null
  /** Whether the server lists it, or this browser; a room cannot be removed, only left. */
  kept: 'server' | 'browser' | 'room'
  path: string
  /** Where one walks through it; '' before it is over. */
  review: string
  /** Whom one plays with. */
  people: string[]
  captains: string[]
  /** One's own seat, where that is not plain. */
  seat: string
  state: (typeof ORDER)[number]
  /** The state in words, where it is one's turn until when; '' if it is not known. */
  standing: string
  /** Which round and battle it is, and who else is there now, in words; '' if it is not known, or nobody is. */
  battle: string
  here: string
  /** Who controls each region; empty where nothing is played yet. */
  owners: readonly (number | null)[]
  /** Which lesson of the tutorial it is, from 0; -1 for any other game. */
  lesson: number
  /** When it was made or, in this browser, played last: Unix time in seconds. */
  when: number
}

/** Who sits at a table but for some seats, people and captains apart. */
function company(players: readonly Player[], own: readonly number[]): Pick<Row, 'people' | 'captains'> {
  const others = players.filter((_, seat) => !own.includes(seat))
  return {
    people: others.filter(({ bot }) => bot === null).map(({ name }) => name),
    captains: others.filter(({ bot }) => bot !== null).map(({ name }) => name),
  }
}

type Game = Pick<TableSummary, 'phase' | 'players' | 'standing'>

/** Whether nobody waits for anything in a game any more: it is over, or a lesson whose last word was said. */
const isOver = ({ phase, players }: Game, id: string): boolean =>
  phase === 'over' || (lessonOf(players) >= 0 && isDone(id))

function progress(
  id: string,
  game: Game | null,
  own: readonly number[],
  turn: number | null,
): Pick<Row, 'state' | 'standing'> {
  if (game === null) return { state: 'play', standing: '' }
  if (isOver(game, id)) return { state: 'over', standing: ending(game, own) }
  if (game.phase === 'interval') return { state: 'play', standing: t('home-between-games') }
  const who = turn === null ? undefined : game.players[turn]?.name
  return { state: 'play', standing: who === undefined ? t('home-in-play') : t('home-turn-of', { name: who }) }
}

/** Who has won. */
function ending({ players, standing: { winners } }: Game, own: readonly number[]): string {
  if (winners.length === 0) return t('home-over')
  const names = joinWithAnd(winners.flatMap((seat) => players[seat]?.name ?? []))
  const alone = winners.every((seat) => own.includes(seat))
  return t('home-won', { names, count: winners.length, own: alone ? 'yes' : 'no' })
}

/** What tells a game from others: its map, its battle, and who is there besides oneself. */
function looks(
  id: string,
  game: Game | null,
  own: readonly number[],
): Pick<Row, 'battle' | 'here' | 'owners'> {
  if (game === null) return { battle: '', here: '', owners: [] }
  const { players, standing } = game
  const here = players.flatMap(({ bot, online, name }, seat) =>
    online && bot === null && !own.includes(seat) ? [name] : [],
  )
  return {
    battle: isOver(game, id) ? '' : t('home-battle', { round: standing.round, number: standing.battles + 1 }),
    here: here.length ? t('home-here', { names: joinWithAnd(here), count: here.length }) : '',
    owners: standing.owners,
  }
}

const until = (deadline: number): string =>
  t('home-turn-until', { moment: momentIn(deadline, Date.now() / 1000) })

export function gameRow(game: MyGame): Row {
  const { id, created, seats, players, phase, turn, my_turn, deadline } = game
  return {
    id,
    key: null,
    kept: 'server',
    path: tablePath(id, null),
    review: phase === 'over' ? reviewPath(id, seats[0]) : '',
    ...company(players, seats),
    seat: seats.length > 1 ? joinWithAnd(seats.flatMap((seat) => players[seat]?.name ?? [])) : '',
    ...(my_turn && !isOver(game, id)
      ? { state: 'turn', standing: deadline == null ? '' : until(deadline) }
      : progress(id, game, seats, my_turn ? null : turn)),
    ...looks(id, game, seats),
    lesson: lessonOf(players),
    when: created,
  }
}

/** A room where the person sits, who is called so. */
export function roomRow({ id, created, names }: WaitingTable, own: string | null): Row {
  const seated = names.filter((name) => name !== null)
  const place = seated.indexOf(own ?? '')
  return {
    id,
    key: null,
    kept: 'room',
    path: tablePath(id, null),
    review: '',
    people: seated.filter((_, number) => number !== place),
    captains: [],
    seat: '',
    state: 'waiting',
    standing:
      seated.length < names.length
        ? t('home-waiting', { count: names.length - seated.length })
        : t('home-about-to-begin'),
    ...looks(id, null, []),
    lesson: -1,
    when: created,
  }
}

/** A seat that only this browser knows, or where it looked on; what its table is like if that was found out. */
export function browserRow(
  { id, key, name, when }: MyTable,
  summary: TableSummary | 'gone' | undefined,
): Row {
  const found = summary === undefined || summary === 'gone' ? null : summary
  const place = found?.players.findIndex((player) => key !== null && player.name === name) ?? -1
  return {
    id,
    key,
    kept: 'browser',
    path: tablePath(id, key),
    review: found?.phase === 'over' ? reviewPath(id, place < 0 ? null : place) : '',
    ...company(found?.players ?? [], [place]),
    seat: name,
    ...(summary === 'gone'
      ? { state: 'over', standing: t('home-gone') }
      : progress(id, found, [place], null)),
    ...looks(id, found, [place]),
    lesson: lessonOf(found?.players ?? []),
    when: when / 1000,
  }
}

/** The rows as they are listed, the latest of each state first. */
export const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.when - a.when)

/** 'Anna, Bruno and Colleoni' for whom one plays with. */
export const companyOf = ({ people, captains }: Row): string => joinWithAnd([...people, ...captains])

/** How many seats of a table are free, as 'n of m seats free'. */
export const freeSeats = ({ names }: WaitingTable): string => {
  const free = names.filter((name) => name === null).length
  return free === 0 ? t('home-full') : t('home-seats-free', { free, count: names.length })
}
