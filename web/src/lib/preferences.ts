/** Small things this browser remembers of its user. */
export type Preference = 'name' | 'always-keep' | 'knows-how-to-win'

export function preference(which: Preference): string {
  try {
    return localStorage.getItem(`condottiere.${which}`) ?? ''
  } catch {
    return ''
  }
}

export function prefer(which: Preference, value: string): void {
  try {
    localStorage.setItem(`condottiere.${which}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}
