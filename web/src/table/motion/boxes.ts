// Where everything on the table lies, by name, before and after it is drawn anew.
import * as places from './places'
import { type Box, boxOf } from './places'

/** Cards and tokens where they lie. */
export type Boxes = ReadonlyMap<string, Box>

export const cardOf = (card: HTMLElement): string => card.dataset.testid?.replace('hand-card-', '') ?? ''

/** All that may lie elsewhere when the table is drawn anew. */
export function elementsByName(): Map<string, Element> {
  const all = new Map<string, Element>()
  for (const row of places.rows()) all.set(places.lineKey(row), row)
  for (const slot of places.allSlots()) all.set(places.slotKey(slot), slot)
  for (const card of places.handCards()) all.set(`kind/${cardOf(card)}`, card)
  return all
}

export function measureBoxes(): Boxes {
  const all = new Map<string, Element | null>(elementsByName())
  for (const kind of ['helm', 'keys'] as const) all.set(kind, places.token(kind))
  all.set('holder', document.querySelector('.lines .holder'))
  for (const card of places.handCards()) all.set(`hand/${cardOf(card)}`, places.topOf(card))
  return new Map(
    [...all].flatMap(([name, element]) => {
      const box = boxOf(element)
      return box ? [[name, box] as const] : []
    }),
  )
}

export const isThere = (name: string): boolean => elementsByName().has(name)

/** The card that has come to a line. */
export const arrived = (seat: number, before: Boxes): HTMLElement | null =>
  places.slots(seat).find((slot) => !before.has(places.slotKey(slot))) ?? null

/** Whether a card still lies in its place when the seats hold these lines. */
export function staysAt(
  slot: HTMLElement,
  seats: readonly { line: number[]; face_down: boolean }[],
): boolean {
  const [seat = '', key = ''] = places.slotKey(slot).replace('line-', '').split('/')
  const one = seats[Number(seat)]
  if (key === 'down') return one?.face_down === true
  const [card = 0, copy = 0] = key.split('-').map(Number)
  return (one?.line[card] ?? 0) > copy
}
