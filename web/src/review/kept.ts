/** Records that were opened in this tab: the server keeps nothing of them, so the tab does while it is open. */

const PLACE = 'condottiere.record.'

/** So many hexadecimal digits of its SHA-256 name a record. */
const NAME_LENGTH = 16

/** What is kept although the browser lets no page keep anything, until the page is loaded anew. */
const here = new Map<string, string>()

async function nameOf(text: string): Promise<string> {
  const { sha256OfText } = await import('../fair/digest')
  return sha256OfText(text).slice(0, NAME_LENGTH)
}

/** Keeps the text of a record, in place of others where there is no room for all; returns its name. */
export async function keepRecord(text: string): Promise<string> {
  const name = await nameOf(text)
  here.set(name, text)
  if (!store(name, text)) {
    forgetStored()
    store(name, text)
  }
  return name
}

/** The text of a record; null where this tab has not opened it. */
export const keptRecord = (name: string): string | null => here.get(name) ?? stored(name)

/** Whether a record is still there after the page is loaded anew. */
export const lasts = (name: string): boolean => stored(name) !== null

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(PLACE + name)
  } catch {
    return null
  }
}

function store(name: string, text: string): boolean {
  try {
    sessionStorage.setItem(PLACE + name, text)
    return true
  } catch {
    return false
  }
}

function forgetStored(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PLACE)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept, then.
  }
}
