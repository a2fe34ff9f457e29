import { expect, it } from 'vitest'
import type { ChatLine } from '../../protocol'
import { speaker, unheard, unreadInWords } from './chat'

const said = (seat: number, at: number, to: number[] | null = null): ChatLine => ({ seat, to, text: 'x', at })
const people = { names: ['Carla', 'Ada', 'Bruno'], viewer: 0 }

it('counts as unheard what others said since', () => {
  const chat = [said(1, 1), said(0, 2), said(1, 3), said(2, 4)]
  expect(unheard(chat, 1, 0, [])).toEqual([chat[2], chat[3]])
  expect(unheard(chat, 1, 0, [2])).toEqual([chat[2]])
  expect(unheard(chat, 0, null, [])).toHaveLength(4)
})

it('says who speaks to whom', () => {
  expect(speaker(said(1, 0), people)).toBe('Ada')
  expect(speaker(said(1, 0, [0]), people)).toBe('Ada to you')
  expect(speaker(said(0, 0, [1, 2]), people)).toBe('You to Ada and Bruno')
})

it('says in words what waits', () => {
  expect(unreadInWords({ lines: 3, whispers: 1, offers: 2 })).toBe('3 unread, 1 whisper among them, 2 offers')
  expect(unreadInWords({ lines: 0, whispers: 0, offers: 1 })).toBe('1 offer')
})
