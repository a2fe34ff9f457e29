// Beginning a game at once: alone against captains, or the tutorial.
import { fairOpening } from '../fair/contributor'
import { DEFAULT_NAME, rememberName } from '../lib/browser/preferences'
import { create, makeTutorial, Refused, setup as loadSetup } from '../lib/server/api'
import { person } from '../lib/server/person.svelte'
import type { Setup } from '../protocol'
import { sitDown } from './sitDown'
import { type Draft, firstDraft, newTableRequest, ownSeat } from './draft'

/** After these the same request would be refused again. */
const FINAL: readonly string[] = ['bad_message', 'illegal', 'too_large']

/** Has the server know this browser's person by a name. */
export async function beCalled(wanted: string): Promise<void> {
  if (wanted !== person.name) await person.rename(wanted)
}

/** As `beCalled`; whom the server does not get to know plays by the key of the seat. */
const introduce = (called: string): Promise<void> =>
  beCalled(called).catch((error: unknown) => {
    if (person.name !== null) throw error
  })

/** The name that was typed, or the one that the server knows, or else a usual one. */
const calledBy = (name: string): string => name.trim() || (person.name ?? DEFAULT_NAME)

/** Begins a game against captains, or among them to watch; returns where it is. */
export async function play(draft: Draft, setup: Setup, name: string): Promise<string> {
  const seat = ownSeat(draft.seats)
  const called = calledBy(name)
  if (seat >= 0) await introduce(called)
  const wanted = newTableRequest(draft, setup, called)
  const opened = seat < 0 ? null : await fairOpening(seat, wanted)
  const { id, keys } = await create({ ...wanted, ...opened?.asked }).catch((error: unknown) => {
    if (error instanceof Refused && FINAL.includes(error.code)) void opened?.refused()
    throw error
  })
  await opened?.note(id)
  if (seat >= 0) rememberName(name.trim())
  return sitDown(id, keys[seat] ?? null, called)
}

/** Begins a lesson of the tutorial, counted from 0; returns where it is. */
export async function learn(lesson = 0): Promise<string> {
  const called = calledBy(person.chosenName)
  await introduce(called)
  const { id, keys } = await makeTutorial({ name: called, lesson: lesson + 1 })
  return sitDown(id, keys[0] ?? null, called)
}

/** Begins a game against the gentlest captains; returns where it is. */
export async function firstGame(): Promise<string> {
  const [setup] = await Promise.all([loadSetup(), person.load()])
  return play(firstDraft(setup), setup, person.chosenName)
}
