import type { ChatLine } from '../protocol'

/** How many lines that others said come after the first `read`. */
export const unreadLines = (chat: readonly ChatLine[], read: number, viewer: number | null): number =>
  chat.slice(read).filter(({ seat }) => seat !== viewer).length
