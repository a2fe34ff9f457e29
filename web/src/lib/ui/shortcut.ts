import { characterKeys } from './characterKeys.svelte'

/** Where keys do something. */
export type Page = 'table' | 'review'

interface Shortcut {
  /** As `shortcut` names them. */
  keys: readonly string[]
  pages: readonly Page[]
}

/** What every key does, in the order in which the sheet of keys tells it. */
export const SHORTCUTS = {
  card: { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'], pages: ['table'] },
  select: { keys: ['enter'], pages: ['table'] },
  move: { keys: ['arrowleft', 'arrowright'], pages: ['table'] },
  pass: { keys: ['p'], pages: ['table'] },
  map: { keys: ['m'], pages: ['table'] },
  travel: { keys: ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'], pages: ['table'] },
  hint: { keys: ['h'], pages: ['table'] },
  odds: { keys: ['c'], pages: ['table'] },
  faster: { keys: ['f'], pages: ['table'] },
  previous: { keys: ['arrowleft'], pages: ['review'] },
  next: { keys: ['arrowright'], pages: ['review'] },
  first: { keys: ['home'], pages: ['review'] },
  last: { keys: ['end'], pages: ['review'] },
  earlier: { keys: ['pageup'], pages: ['review'] },
  later: { keys: ['pagedown'], pages: ['review'] },
  run: { keys: [' '], pages: ['review'] },
  log: { keys: ['l'], pages: ['table'] },
  summary: { keys: ['s'], pages: ['table'] },
  back: { keys: ['escape'], pages: ['table'] },
  keys: { keys: ['?'], pages: ['table', 'review'] },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof SHORTCUTS

/** What keys do on a page. */
export const shortcutsOf = (page: Page): ShortcutName[] =>
  (Object.keys(SHORTCUTS) as ShortcutName[]).filter((name) =>
    (SHORTCUTS[name].pages as readonly Page[]).includes(page),
  )

/** All keys that do something. */
const SIGNS: ReadonlySet<string> = new Set(
  Object.values(SHORTCUTS).flatMap(({ keys }) => keys as readonly string[]),
)

/** A letter of a script that has none of ours. */
const FOREIGN_LETTER = /^(?!\p{Script=Latin})\p{L}$/u

/**
 * What a key means: its sign, in lower case, or else its place on the keyboard. So digits need no Shift where other
 * signs are beneath it (AZERTY), and letters are found where a script has none of ours.
 */
function meaning(event: KeyboardEvent): string {
  const { key, code } = event
  const sign = key.toLowerCase()
  const other = event.shiftKey || event.getModifierState('AltGraph')
  if (SIGNS.has(sign) || key.length !== 1 || other) return sign
  const [, digit, letter] = /^(?:Digit|Numpad)(\d)$|^Key([A-Z])$/.exec(code) ?? []
  return digit ?? (letter && FOREIGN_LETTER.test(key) ? letter.toLowerCase() : sign)
}

const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select'

/**
 * The shortcut that a pressed key means, in lower case; '' for none: where something is typed, with a key that
 * belongs to the browser, beneath an open dialog, or with a character that is to do nothing (WCAG 2.1.4).
 */
export function shortcut(event: KeyboardEvent): string {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const typed = target instanceof Element && target.closest(TYPED_INTO) !== null
  const beneath = document.querySelector('dialog[open]') !== null
  const silent = !characterKeys.on && key.length === 1 && key !== ' '
  return typed || beneath || silent || ctrlKey || metaKey || altKey ? '' : meaning(event)
}

/** Whether a pressed key has this meaning. */
export const means = (event: KeyboardEvent, name: ShortcutName): boolean =>
  (SHORTCUTS[name].keys as readonly string[]).includes(shortcut(event))

/**
 * Whether a sheet is open after a pressed key, if this is what opens and closes it. Beneath an open dialog no key is
 * a shortcut, and the sheet is one.
 */
export const isOpenAfter = (event: KeyboardEvent, name: ShortcutName, open: boolean): boolean =>
  open ? !(SHORTCUTS[name].keys as readonly string[]).includes(meaning(event)) : means(event, name)

/** Whether something was done by a key and not by a pointer: no double click makes two such clicks. */
export const isByKey = ({ detail }: MouseEvent): boolean => detail === 0
