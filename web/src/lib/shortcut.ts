const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select'

/**
 * The shortcut that a pressed key means, in lower case; '' for none: where something is typed, with a key that
 * belongs to the browser, or beneath an open dialog.
 */
export function shortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const typed = target instanceof Element && target.closest(TYPED_INTO) !== null
  const beneath = document.querySelector('dialog[open]') !== null
  return typed || beneath || ctrlKey || metaKey || altKey ? '' : key.toLowerCase()
}
