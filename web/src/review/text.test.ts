import { describe, expect, it } from 'vitest'
import { textOf } from './text'

const RECORD = 'condottiere 1\nplayer 0 Zoë\n'

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)]
const utf16 = (text: string, little: boolean): number[] =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => {
    const bytes = [unit & 0xff, unit >> 8]
    return little ? bytes : bytes.reverse()
  })
const read = (bytes: number[]): string => textOf(new Uint8Array(bytes).buffer)

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8(RECORD)],
    ['UTF-8 with a mark', utf8('\ufeff' + RECORD)],
    ['UTF-16 as Windows writes it', utf16('\ufeff' + RECORD, true)],
    ['UTF-16 with the other order', utf16('\ufeff' + RECORD, false)],
    ['UTF-16 without a mark', utf16(RECORD, true)],
    ['UTF-16 with the other order and without a mark', utf16(RECORD, false)],
  ])('is read from %s', (_, bytes) => {
    expect(read(bytes)).toBe(RECORD)
  })

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]],
    ['half a letter', [...utf16('\ufeff' + RECORD, true), 0x41]],
  ])('is refused with words for %s', (_, bytes) => {
    expect(() => read(bytes)).toThrow('This file is not text')
  })
})
