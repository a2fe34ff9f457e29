/**
 * Copies all of a text field; whether that worked. Browsers give pages the clipboard only on https and on this very
 * machine, so over plain HTTP the field is selected and copied as a person would. Where that fails too, it stays
 * selected, ready for the keyboard.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    const before = document.activeElement
    field.focus()
    field.select()
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies over plain HTTP
    const copied = document.execCommand('copy')
    if (copied && before instanceof HTMLElement) before.focus()
    return copied
  }
}

/** The keys that copy what is selected. */
export const copyKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C')
