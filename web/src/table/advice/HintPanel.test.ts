// @vitest-environment happy-dom
import { flushSync, type ComponentProps } from 'svelte'
import { expect, test, vi } from 'vitest'
import { action, players, view } from '../../lib/fixtures'
import { mounted } from '../../lib/mounted'
import { CARDS, type Fact, type Hint, type LegalAction } from '../../protocol'
import HintPanel from './HintPanel.svelte'

const WINTER = CARDS.findIndex(({ name }) => name === 'winter')
const WORTH: Fact = { id: 'advice-worth' }
const LEADS: Fact = { id: 'does-leads', count: 4 }
const CONCEDED: Fact = { id: 'but-wins-more' }

const hint = (...actions: Hint['actions']): Hint => ({ version: 1, actions })
const hinted: Hint = hint(
  { action: action('play', 'play:W', { card: WINTER }), chance: 0.404, equal: true, reasons: [WORTH, LEADS] },
  { action: action('play', 'play:T'), chance: 0.404, equal: true, reasons: [LEADS, CONCEDED] },
  { action: action('play', 'play:6'), chance: 0.35, equal: false, reasons: [] },
  { action: action('pass', 'pass'), chance: 0.3, equal: false, reasons: [{ id: 'does-keep', count: 6 }] },
)

const panel = (changes: Partial<ComponentProps<typeof HintPanel>> = {}): ReturnType<typeof mounted> =>
  mounted(HintPanel, {
    hint: null,
    view: view(),
    name: (seat: number) => players[seat]?.name ?? '',
    match: false,
    trouble: '',
    place: () => Promise.resolve(0),
    onpick: () => undefined,
    onagain: () => undefined,
    onclose: () => undefined,
    ...changes,
  })

test('each action has its chance and its reasons, passing among them, and is given back when it is pressed', () => {
  const picked: LegalAction[] = []
  const shown = panel({ hint: hinted, onpick: (one: LegalAction) => picked.push(one) })
  const [first, second, third] = shown.texts('listitem')
  expect(first).toBe('Play Winter40% Worth fighting for · Leads by 4')
  expect(second).toContain('40% Equally good · Leads by 4 · But the choice made wins more often')
  expect(third).toBe('Pass30% Leaves you about 6 cards')
  expect(shown.text).toContain('to win the game')
  expect(shown.text).toContain('Nothing is played until you confirm')
  shown.press('Play Winter')
  expect(picked.map(({ token }) => token)).toEqual(['play:W'])
})

test('in a match the chances are those of the match, and without any it is said why there are none', () => {
  expect(panel({ hint: hinted, match: true }).text).toContain('to win the match')
  const plain = hint({ action: action('pass', 'pass'), chance: null, equal: false, reasons: [] })
  const { text } = panel({ hint: plain })
  expect(text).not.toContain('%')
  expect(text).toContain('No chances yet: the captain who reckons them is still getting ready.')
})

test('where there is little room, the reasons are shown of one action at a time', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const shown = panel({ hint: hinted })
  const reasons = (): boolean[] => shown.texts('listitem').map((text) => /Worth|Leaves/.test(text))
  expect(reasons()).toEqual([true, false, false])
  shown.press('Why: Pass')
  expect(reasons()).toEqual([false, false, true])
  shown.press('Why: Pass')
  expect(reasons()).toEqual([false, false, false])
  vi.unstubAllGlobals()
})

test('a hint that waits for others says its place in the queue', async () => {
  vi.useFakeTimers()
  const shown = panel({ place: () => Promise.resolve(2) })
  const before = shown.texts('status')
  await vi.advanceTimersByTimeAsync(2000)
  flushSync()
  expect(before).not.toEqual(['Number 2 in the queue'])
  expect(shown.texts('status')).toEqual(['Number 2 in the queue'])
  vi.useRealTimers()
})

test('why there is none is said, and it can be asked for again', () => {
  const again = vi.fn()
  const shown = panel({ trouble: 'The server made a mistake.', onagain: again })
  expect(shown.texts('alert')[0]).toContain('The server made a mistake.')
  shown.press('again')
  expect(again).toHaveBeenCalledOnce()
})
