// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { remember } from '../../lib/browser/myTables'
import { table as tableMessage } from '../../lib/fixtures'
import { type Mounted, mounted } from '../../lib/mounted'
import { PROTOCOL, type Say } from '../../protocol'
import { Session } from '../session.svelte'
import SayForm from './SayForm.svelte'
import { Talk } from './talk.svelte'

vi.mock('../../lib/server/polledSocket', () => ({ PolledSocket: undefined }))

const BRUNO = [1]

/** A seat at a table that has been opened, and what it says. */
function opened(own_seats: number[] = [0]): { session: Session; said: Say[] } {
  const said: Say[] = []
  let tell: (event: { data: string }) => void = () => undefined
  vi.stubGlobal(
    'WebSocket',
    class {
      set onmessage(take: typeof tell) {
        tell = take
      }
      send = (text: string): number => said.push(JSON.parse(text) as Say)
      close = (): void => undefined
    },
  )
  const session = new Session('ws://game/x', null)
  tell({ data: JSON.stringify(tableMessage({ protocol: PROTOCOL, own_seats })) })
  onTestFinished(() => session.end())
  return { session, said }
}
const talkOf = (session: Session): Talk => new Talk('x', session)

beforeEach(() => {
  onTestFinished(() => {
    localStorage.clear()
    vi.unstubAllGlobals()
  })
  remember({ id: 'x', key: null, name: 'Anna', when: 1, own: true })
})

it('whispers what was begun as a whisper, whatever was looked at meanwhile', () => {
  const { session, said } = opened()
  const form = (): Mounted =>
    mounted(SayForm, { session, table: tableMessage(), viewer: 0, onshow: vi.fn(), onoffer: vi.fn() })
  const before = form()
  before.press('To everybody')
  before.press('Bruno')
  session.draft.text = 'now'
  const after = form()
  expect(after.text).toContain('To Bruno only')
  after.press('Say')
  expect(said).toEqual([{ type: 'say', text: 'now', to: BRUNO }])
})

it('keeps for a page that is opened anew what was about to be said, and to whom', () => {
  const before = opened().session
  const talk = talkOf(before)
  before.draft = { text: 'half a sen', to: BRUNO }
  talk.keep(true)
  const { session } = opened()
  talkOf(session)
  expect(session.draft).toEqual({ text: 'half a sen', to: BRUNO })
})

it('keeps nothing while the page is seen: what is said by then does not come back', () => {
  const before = opened().session
  const talk = talkOf(before)
  before.draft = { text: 'half a sen', to: null }
  talk.keep(true)
  talk.keep()
  const { session } = opened()
  talkOf(session)
  expect(session.draft.text).toBe('')
  before.draft.text = 'more'
  talk.keep(true)
  talkOf(opened().session)
  const third = opened().session
  talkOf(third)
  expect(third.draft.text, 'it was taken by the page before').toBe('')
})

it('keeps nothing where several people share a device', () => {
  const before = opened([0, 1]).session
  const talk = talkOf(before)
  before.draft = { text: 'half a sen', to: BRUNO }
  talk.keep(true)
  const { session } = opened([0, 1])
  talkOf(session)
  expect(session.draft.text).toBe('')
})

it('gives nobody to read what was for somebody that cannot be made out', () => {
  localStorage.setItem(
    'condottiere.tables',
    JSON.stringify([{ id: 'x', key: null, name: 'Anna', when: 1, draft: { text: 'hush', to: 'Bruno' } }]),
  )
  const { session } = opened()
  talkOf(session)
  expect(session.draft).toEqual({ text: 'hush', to: [] })
})
