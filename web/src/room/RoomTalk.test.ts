// @vitest-environment happy-dom
import { flushSync, tick } from 'svelte'
import { expect, it } from 'vitest'
import { mounted } from '../lib/mounted'
import type { RoomLine, RoomMessage } from '../protocol'
import type { RoomActions } from './actions.svelte'
import RoomTalk from './RoomTalk.svelte'

const line = (text: string, at: number): RoomLine => ({ seat: 0, name: null, text, at })
const room = (...chat: RoomLine[]): RoomMessage =>
  ({ chat, seats: [{ name: 'Ada' }] }) as Partial<RoomMessage> as RoomMessage

/** What is done to the end, though no answer comes. */
function unanswered(act: () => unknown): RoomActions {
  const done = (): Promise<boolean> => {
    act()
    return Promise.resolve(false)
  }
  return { id: 'x', busy: false, do: done } as Partial<RoomActions> as RoomActions
}

/** What stands in the entry once no answer came to what was said, and this was heard meanwhile. */
async function entryAfter(heard: RoomMessage): Promise<string> {
  let shown = room(line('ok', 1))
  const actions = unanswered(() => (shown = heard))
  mounted(RoomTalk, {
    actions,
    get room() {
      return shown
    },
    seat: 0,
  })
  const entry = document.querySelector<HTMLInputElement>('main:last-of-type input')
  if (!entry) throw new Error('there is no entry')
  entry.value = 'ok'
  entry.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  document.querySelector('main:last-of-type form')?.dispatchEvent(new Event('submit', { bubbles: true }))
  await tick()
  await tick()
  flushSync()
  return entry.value
}

it('gives back what was said to no answer, unless it has been heard', async () => {
  expect(await entryAfter(room(line('ok', 1)))).toBe('ok')
  expect(await entryAfter(room(line('ok', 1), line('ok', 2)))).toBe('')
})

it('keeps what somebody said who has left, and says that they have', () => {
  const gone = (text: string | null): RoomLine => ({ seat: null, name: 'Bea', text, at: 1 })
  const actions = unanswered(() => undefined)
  mounted(RoomTalk, {
    actions,
    room: room(gone('two minutes'), gone(null), line('where is she?', 2)),
    seat: 0,
  })
  const said = [...document.querySelectorAll('main:last-of-type ol > li')].map((one) => one.textContent)
  expect(said).toEqual([
    expect.stringMatching(/Bea.*two minutes$/),
    'Bea has left.',
    expect.stringMatching(/You.*where is she\?$/),
  ])
})
