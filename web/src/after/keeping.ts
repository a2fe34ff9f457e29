/** Keeping what was made of a game, and passing it on. */
import { t } from '../languages/language.svelte'

export const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** Saves a file where this browser saves what it downloads. */
export function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

export async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: 'Condottiere', text: t('after-share-text') })
  } catch {
    // Thinking better of it is no error.
  }
}
