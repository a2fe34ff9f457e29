// What happened at a table and what was said there, as one story in the order of time.
import type { ChatLine, LogLine } from '../../protocol'

/** Which part of it somebody reads. */
export type Filter = 'all' | 'talk' | 'game'

type Item =
  | { kind: 'happened'; id: string; line: LogLine }
  | { kind: 'said'; id: string; line: ChatLine }
  /** So many lines that one seat, which is muted, has said one after the other. */
  | { kind: 'muted'; id: string; seat: number; count: number }

const timeOf = ({ at }: { at?: number }): number => at ?? 0

/** Each list in its own order, whatever the clock of the server did meanwhile. */
function interleaved(log: readonly LogLine[], chat: readonly ChatLine[]): Item[] {
  const items: Item[] = []
  let next = 0
  for (const [number, line] of log.entries()) {
    for (let said = chat[next]; said && timeOf(said) < timeOf(line); said = chat[++next])
      items.push({ kind: 'said', id: `said ${next}`, line: said })
    items.push({ kind: 'happened', id: `log ${number}`, line })
  }
  chat.slice(next).forEach((line, place) => items.push({ kind: 'said', id: `said ${next + place}`, line }))
  return items
}

/** The story with what somebody wants to read of it; of muted seats it only says that they have spoken. */
export function timeline(
  log: readonly LogLine[],
  chat: readonly ChatLine[],
  filter: Filter,
  muted: readonly number[],
): Item[] {
  const items: Item[] = []
  for (const item of interleaved(filter === 'talk' ? [] : log, filter === 'game' ? [] : chat)) {
    const last = items.at(-1)
    if (item.kind !== 'said' || !muted.includes(item.line.seat)) items.push(item)
    else if (last?.kind === 'muted' && last.seat === item.line.seat) last.count++
    else items.push({ kind: 'muted', id: item.id, seat: item.line.seat, count: 1 })
  }
  return items
}
