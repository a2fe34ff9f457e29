// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { means, shortcut } from './shortcut'

/** A key that is pressed, by its sign and its place, and what is held down meanwhile. */
function pressed(
  key: string,
  code: string,
  held: Partial<Record<'shift' | 'ctrl' | 'altGr', true>> = {},
): KeyboardEvent {
  const init = { key, code, shiftKey: held.shift ?? false, ctrlKey: held.ctrl ?? false }
  return Object.assign(new KeyboardEvent('keydown', init), {
    getModifierState: (name: string) => name === 'AltGraph' && (held.altGr ?? false),
  })
}

describe('a key', () => {
  it.each([
    ['é', 'Digit2', '2'], // French
    ['š', 'Digit3', '3'], // Czech
    ['2', 'Digit2', '2'],
    ['٤', 'Numpad4', '4'],
    ['з', 'KeyP', 'p'], // Russian
    ['Р', 'KeyH', 'h'], // the same with Caps Lock
    ['ל', 'KeyK', 'k'], // Hebrew
    ['P', 'KeyR', 'p'], // Dvorak
    [',', 'KeyM', ','], // French, where M is elsewhere
    ['m', 'Semicolon', 'm'],
  ])('%s at %s means %s', (key, code, meant) => {
    expect(shortcut(pressed(key, code))).toBe(meant)
  })

  it('has one meaning, and is left to the browser with another key', () => {
    const question = pressed('?', 'Digit7', { shift: true }) // Russian
    expect([means(question, 'keys'), means(question, 'card')]).toEqual([true, false])
    expect(means(pressed('2', 'Digit2', { shift: true }), 'card')).toBe(true) // French
    for (const other of [
      pressed('!', 'Digit1', { shift: true }),
      pressed('~', 'Digit2', { altGr: true }),
      pressed('з', 'KeyP', { ctrl: true }),
      pressed('End', 'Numpad1'),
    ])
      expect([means(other, 'card'), means(other, 'pass')]).toEqual([false, false])
  })

  it('means nothing where something is typed', () => {
    const field = document.body.appendChild(document.createElement('input'))
    const heard: string[] = []
    field.addEventListener('keydown', (event) => heard.push(shortcut(event)))
    field.dispatchEvent(pressed('é', 'Digit2'))
    field.remove()
    expect(heard).toEqual([''])
  })
})
