// Where things lie on the page, by the marks that the board leaves on them.
import { REGIONS } from '../../protocol'

/** A box on the screen, in CSS pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const find = (selector: string): Element | null => document.querySelector(selector)

export const line = (seat: number): Element | null => find(`[data-line="${seat}"]`)
export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.lines > [data-line]')]
export const plate = (seat: number): Element | null => find(`[data-line="${seat}"] .shield`)
export const holder = (seat: number): Element | null => find(`[data-line="${seat}"] .holder`)
export const slots = (seat: number): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-line="${seat}"] [data-slot]`),
]
export const allSlots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-slot]')]
export const hand = (): Element | null => find('.own .hand')
export const handCards = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.own [data-testid^="hand-card-"]'),
]
/** The uppermost of the cards of a kind. */
export const topOf = (kind: Element | null): Element | null =>
  [...(kind?.querySelectorAll('.copy') ?? [])].at(-1) ?? null
export const handCard = (card: number): Element | null =>
  topOf(find(`.own [data-testid="hand-card-${card}"]`))
export const lines = (): Element | null => find('.lines')
export const map = (): Element | null => find('.frame .map')
export const region = (number: number): Element | null =>
  find(`[data-testid="region-${REGIONS[number]?.name}"]`)
export const marker = (number: number): Element | null => find(`[data-piece="marker-${number}"]`)
export const token = (kind: 'helm' | 'keys'): Element | null => find(`[data-piece="${kind}"]`)

/** Where something lies; null for what is not drawn. */
export function boxOf(element: Element | null): Box | null {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    width: 0,
    height: 0,
  }
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

export const centre = ({ left, top, width, height }: Box): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** A box of this size about the middle of another. */
export function about(box: Box, width: number, height: number): Box {
  const { x, y } = centre(box)
  return { left: x - width / 2, top: y - height / 2, width, height }
}

const lineOf = (element: Element): string => element.closest<HTMLElement>('[data-line]')?.dataset.line ?? ''

/** What a line is called, and a card's place in one, on the page and among those of a seat. */
export const lineKey = (row: Element): string => `line-${lineOf(row)}`
export const slotKey = (slot: HTMLElement): string => `${lineKey(slot)}/${slot.dataset.slot}`

/** A card that is held up is so much higher than its line, and never higher than this. */
const HELD_PX = 170

/** The part of a line where its cards lie. */
export const fieldOf = ({ left, top, width, height }: Box): Box => ({
  left: left + width * 0.3,
  top,
  width: width * 0.6,
  height,
})

export const heldWidth = (from: Box, line: Box): number =>
  Math.max(from.width, Math.min(HELD_PX / 1.4, line.height * 1.15))

/** A card as small as it is in somebody's hand across the table. */
export const small = (box: Box | null): Box | null => box && about(box, 26, 36.4)

export const linesBox = (): Box =>
  boxOf(lines()) ?? { left: 0, top: 0, width: innerWidth, height: innerHeight * 0.6 }
