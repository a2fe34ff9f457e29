// What comes with a frame: the table is drawn already, and everything travels to where it lies now.
import { t } from '../../languages/language.svelte'
import { at } from '../../lib/at'
import { laidOut } from '../../lib/game/counts'
import { CARDS } from '../../protocol'
import { arrived, type Boxes, cardOf, elementsByName, isThere } from './boxes'
import { type CueOf, hasSpotlight } from './cues'
import { staysInLine } from './effects'
import type { SpotlightKind } from './flights.svelte'
import * as places from './places'
import { about, type Box, boxOf, fieldOf, heldWidth, linesBox, small } from './places'
import type { Animations } from './animations'
import type { Frame } from './frames'

/** A seal that breaks is never larger than this. */
const HELD_SEAL_PX = 120

/** No more cards than this are seen dealt to one seat: it says how many there were. */
const MOST_DEALT = 10

/** A frame that is shown: what it takes, in milliseconds, and where everything lay before. */
export interface Playing {
  frame: Frame
  length: number
  before: Boxes
}

export function arrive(animations: Animations, playing: Playing): void {
  // All is measured before anything moves, or the browser would lay out the page again for each.
  const now = [...elementsByName()].map(([name, element]) => ({ name, element, box: boxOf(element) }))
  begin(animations, playing)
  slide(animations, playing, now)
}

function begin(animations: Animations, playing: Playing): void {
  const { cue } = playing.frame
  switch (cue.kind) {
    case 'play':
      play(animations, playing, cue)
      break
    case 'rescue':
      rescue(animations, playing, cue)
      break
    case 'turn-up':
      turnUp(animations, playing, cue)
      break
    case 'pass':
      pass(animations, playing, cue)
      break
    case 'favor':
      moveToken(animations, playing, 'keys', cue.region === null ? linesBox() : null)
      break
    case 'breach':
      crack(animations, playing, cue)
      break
    case 'count':
      count(animations, playing, cue)
      break
    case 'battle':
      decide(animations, playing)
      break
    case 'conquest':
      conquer(animations, playing, cue)
      break
    case 'holder':
      hold(animations, playing, cue)
      break
    case 'site':
      moveToken(animations, playing, 'helm', null)
      break
    case 'discard':
      discard(animations, playing, cue)
      break
    case 'deal':
      deal(animations, playing, cue)
      break
  }
}

/** So far rows and cards slide; what has gone further lies elsewhere for another reason. */
const FAR_PX = 160

interface Lying {
  name: string
  element: Element
  box: Box | null
}

/** Whatever lies elsewhere than before slides there: rows over the page, and cards within their rows. */
function slide(animations: Animations, { before, length }: Playing, now: readonly Lying[]): void {
  const moved = new Map<string, { x: number; y: number }>()
  for (const { name, element, box } of now) {
    const was = before.get(name)
    if (!was || !box) continue
    const [row] = name.split('/')
    const along = (row === name ? undefined : moved.get(row ?? '')) ?? { x: 0, y: 0 }
    const [x, y] = [was.left - box.left, was.top - box.top]
    moved.set(name, { x, y })
    if (Math.abs(x - along.x) + Math.abs(y - along.y) < 1 || Math.hypot(x, y) > FAR_PX) continue
    const from = `translate(${x - along.x}px, ${y - along.y}px)`
    animations.animate(element, [{ transform: from }, { transform: 'none' }], {
      duration: Math.min(260, length * 0.5),
      composite: 'add',
    })
  }
}

/** Where a card of the viewer's own hand lay. */
const ownCard = ({ frame, before }: Playing, seat: number, card: number | null): Box | undefined =>
  seat === frame.view.viewer ? before.get(`hand/${card}`) : undefined

function play(animations: Animations, playing: Playing, cue: CueOf<'play'>): void {
  const { before, length } = playing
  const { seat, card, faceDown } = cue
  const target = arrived(seat, before)
  const line = boxOf(places.line(seat))
  const from = ownCard(playing, seat, card) ?? small(boxOf(places.plate(seat)))
  if (!line || !from) return
  const special = !faceDown && hasSpotlight(card)
  const held = about(fieldOf(line), heldWidth(from, line), 1.4 * heldWidth(from, line))
  const slot = boxOf(target)
  const to = slot ?? about(held, 26, 36.4)
  animations.hide(target, length * 0.96)
  animations.air.fly({ kind: 'card', card }, from, to, length, {
    over: special ? held : undefined,
    fades: slot === null || !staysInLine(card),
  })
  if (special && card !== null) spotlight(animations, card, seat, line, length)
}

/** What a special card looks like as it is played; a Bishop's comes when he strikes. */
function spotlight(animations: Animations, card: number, seat: number, line: Box, length: number): void {
  const { name } = at(CARDS, card)
  if (name === 'bishop') return
  const wide = name === 'winter' || name === 'spring' || name === 'surrender'
  animations.air.spotlight(name as SpotlightKind, wide ? linesBox() : line, length * 0.7, length * 0.3)
  if (name === 'drummer') for (const slot of places.slots(seat)) beat(animations, slot, length)
}

/** The Mercenaries of a line march in time with the drum. */
function beat(animations: Animations, slot: Element, length: number): void {
  animations.animate(
    slot,
    [0, -7, 0, -7, 0].map((y) => ({ transform: `translateY(${y}px)` })),
    { duration: length * 0.6, delay: length * 0.4, composite: 'add' },
  )
}

function rescue(animations: Animations, { before, length }: Playing, { seat, card }: CueOf<'rescue'>): void {
  const from = [...before].find(([name]) => name.startsWith(`line-${seat}/${card}-`) && !isThere(name))?.[1]
  const own = boxOf(places.handCard(card))
  const to = own ?? small(boxOf(places.plate(seat)))
  if (from && to) animations.air.fly({ kind: 'card', card }, from, to, length, { fades: own === null })
  if (own) animations.hide(places.handCard(card), length * 0.96)
}

function turnUp(animations: Animations, { before, length }: Playing, { seat }: CueOf<'turn-up'>): void {
  animations.animate(
    arrived(seat, before),
    [
      { transform: 'scaleX(0)', opacity: 0.4 },
      { transform: 'scaleX(1)', opacity: 1 },
    ],
    { duration: length },
  )
}

function pass(animations: Animations, { frame, length }: Playing, { seat, holdsBack }: CueOf<'pass'>): void {
  const line = boxOf(places.line(seat))
  const text = t(holdsBack ? 'seat-holds-back' : 'seat-passed')
  if (line) animations.air.call(text, seat, line, length, frame.last)
  animations.animate(
    places.plate(seat),
    [
      { transform: 'none' },
      { transform: 'translateY(5px) rotate(-9deg)', offset: 0.35 },
      { transform: 'none' },
    ],
    { duration: length },
  )
}

/** The seal of a pact breaks over the line of whoever has broken it. */
function crack(animations: Animations, { length }: Playing, { seat, to }: CueOf<'breach'>): void {
  const line = boxOf(places.line(seat))
  const size = line && Math.min(HELD_SEAL_PX, 1.5 * line.height)
  if (size)
    for (const [k, one] of to.entries()) {
      const box = about(fieldOf(line), size, size)
      animations.air.crack(one, { ...box, left: box.left + (k - (to.length - 1) / 2) * size * 1.1 }, length)
    }
}

/** One line after the other steps forward with its strength. */
function count(animations: Animations, { length }: Playing, { seat, strength }: CueOf<'count'>): void {
  const line = places.line(seat)
  const box = boxOf(line)
  if (box) animations.air.call(String(strength), seat, box, length, true)
  animations.animate(
    line,
    [{ transform: 'none' }, { transform: 'scale(1.02)', offset: 0.3 }, { transform: 'none' }],
    { duration: length },
  )
}

/** The strongest line is lifted out; the others step back. */
function decide(animations: Animations, { length }: Playing): void {
  const lost = document.querySelectorAll('.lines > :not(.won) [data-slot]')
  const faded = [...lost].map((slot) => ({ slot, opacity: getComputedStyle(slot).opacity }))
  animations.animate(
    document.querySelector('[data-testid=result]'),
    [
      { opacity: 0, transform: 'translateX(-18px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: length * 0.4 },
  )
  for (const { slot, opacity } of faded)
    animations.animate(slot, [{ opacity: 1 }, { opacity }], { duration: length })
  animations.animate(
    document.querySelector('.lines > .won'),
    [{ transform: 'none' }, { transform: 'scale(1.035)', offset: 0.4 }, { transform: 'none' }],
    { duration: length },
  )
}

/** The marker marches from the winner's line to the region. */
function conquer(animations: Animations, { length }: Playing, { seat, region }: CueOf<'conquest'>): void {
  const marker = places.marker(region)
  const [from, to] = [boxOf(places.plate(seat)), boxOf(marker)]
  const field = boxOf(places.region(region))
  if (field) animations.air.spotlight('conquest', field, length * 0.6, length * 0.55)
  if (!from || !to) return
  animations.hide(marker, length * 0.8)
  animations.air.fly({ kind: 'marker', seat }, from, to, length * 0.8)
}

function hold(animations: Animations, { before, length }: Playing, { seat }: CueOf<'holder'>): void {
  const [from, to] = [before.get('holder'), boxOf(places.holder(seat))]
  if (!from || !to) return
  animations.hide(places.holder(seat), length * 0.96)
  animations.air.fly({ kind: 'helm' }, from, to, length)
}

/** The Condottiere marches over the map, and the Favor of the Pope with its Bishop. */
function moveToken(
  animations: Animations,
  { before, length }: Playing,
  kind: 'helm' | 'keys',
  off: Box | null,
): void {
  const token = places.token(kind)
  const map = boxOf(places.map())
  const to = boxOf(token) ?? off
  const from = before.get(kind) ?? (to && map ? about(map, to.width, to.height) : null)
  if (!from || !to) return
  animations.hide(token, length * 0.96)
  const size = off ? about(to, from.width, from.height) : to
  animations.air.fly({ kind }, from, size, length, { fades: off !== null })
}

function discard(animations: Animations, playing: Playing, { seat, cards }: CueOf<'discard'>): void {
  const plate = small(boxOf(places.plate(seat)))
  const line = boxOf(places.line(seat))
  if (!plate || !line) return
  laidOut(cards).forEach((card, k) => {
    const from = ownCard(playing, seat, card) ?? plate
    const over = { ...about(fieldOf(line), 44, 62), left: fieldOf(line).left + 12 + 30 * k }
    const options = { over, fades: true, delay: 18 * k, turns: 0.1 }
    animations.air.fly(
      { kind: 'card', card },
      from,
      { ...over, top: over.top + 40 },
      playing.length * 0.85,
      options,
    )
  })
}

/** Cards fly from the middle of the map to every seat, and one's own into the hand. */
function deal(animations: Animations, { frame, before, length }: Playing, { amounts }: CueOf<'deal'>): void {
  const map = boxOf(places.map())
  if (!map) return
  const pack = about(map, 40, 56)
  const { viewer } = frame.view
  for (const { seat, count } of amounts) {
    const to = small(boxOf(seat === viewer ? places.hand() : places.plate(seat)))
    const cards = Math.min(count, MOST_DEALT)
    if (!to) continue
    for (let k = 0; k < cards; k++) {
      const delay = (length * 0.55 * (k + seat / amounts.length)) / cards
      animations.air.fly({ kind: 'card', card: null }, pack, to, length * 0.4, { delay, fades: true })
    }
  }
  places.handCards().forEach((card, k, all) => {
    if (before.has(`hand/${cardOf(card)}`)) return
    animations.animate(
      card,
      [
        { transform: 'translateY(-30px) scale(0.9)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: length * 0.4, delay: (length * 0.55 * k) / all.length, fill: 'backwards' },
    )
  })
}
