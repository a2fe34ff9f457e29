import { t } from '../languages/language.svelte'
import { Refused } from '../lib/server/api'

/** In which encoding a file was written, by its first two bytes, as `record/encoding.py` tells it too. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8'
}

/** The text of a record's file, without a byte order mark. Throws Refused if it is no text. */
export function textOf(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file)
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new Refused('bad_message', () => t('review-no-text'))
  }
}
