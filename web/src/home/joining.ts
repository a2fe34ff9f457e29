import { recoverPath, route } from '../lib/routes'

/** Characters of a recovery code, which makes this browser its person's; the code of a table is shorter. */
const RECOVERY_CODE = 16

/** What somebody typed to get to a table: an address to open, a table's code to ask the server for, or neither. */
type Destination = { open: string } | { find: string } | null

/** Where a code or link leads, on a page that came from `origin`. */
export function destination(typed: string, origin: string): Destination {
  const text = typed.trim()
  if (text.includes('/')) return link(text, origin)
  const code = text.replace(/[^\p{L}\d]/gu, '')
  if (code.length === RECOVERY_CODE) return { open: recoverPath(code) }
  return code ? { find: code } : null
}

function link(text: string, origin: string): Destination {
  const whole = /^[a-z]+:(?!\d)/i.test(text) // rather than 'game.example:8000/...'
  try {
    const url = new URL(whole || text.startsWith('/') ? text : `${new URL(origin).protocol}//${text}`, origin)
    const ours = /^https?:$/.test(url.protocol) && ['table', 'recover'].includes(route(url).page)
    return ours ? { open: url.href } : null
  } catch {
    return null
  }
}
