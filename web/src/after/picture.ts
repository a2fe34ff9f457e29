/** The picture to share: the map as it was at the end, who won, and the realms. Drawn on a canvas. */
import { SHIELD, TINCTURES } from '../heraldry/tinctures'
import { t } from '../languages/language.svelte'
import { at } from '../lib/at'
import { dateTime } from '../lib/text/times'
import { borders, height, land, lands, MARKER_HEIGHT, places, regions, shore, width } from '../map/geometry'
import type { Statistics } from '../protocol'
import { won } from '../review/won'
import { regionsHeld } from './figures'

/** As large as the previews of links are. */
export const SIZE = { width: 1200, height: 630 } as const

const MAP = (SIZE.height / height) * width
export const [LEFT, RIGHT] = [MAP + 44, SIZE.width - 40]

/** The colours and type of the page. */
export interface Style {
  /** A colour as a canvas takes it; of a seat, where it is one of its tincture, or of a kind of card; of '' what is written on it. */
  token: (name: string, of?: number | string) => string
  font: (name: '--display' | '--serif' | '--sans') => string
}

/** Those of a page as it is shown now, in whichever theme. */
export function styleOf(page: Document): Style {
  const known = new Map<string, string>()
  const asked = (name: string, of: number | string = ''): string => {
    const probe = page.createElement('i')
    probe.className = typeof of === 'number' ? `tincture-${of}` : `card ${of}`
    if (name) probe.style.color = `var(${name})`
    page.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const root = getComputedStyle(page.documentElement)
  return {
    token: (name, of) => {
      const key = `${name} ${of}`
      const colour = known.get(key) ?? asked(name, of)
      known.set(key, colour)
      return colour
    },
    font: (name) => root.getPropertyValue(name),
  }
}

/** What it says: the outcome, the standings by seat, and when the game was played. */
export interface Standing {
  seat: number
  name: string
  first: boolean
  words: string
}

export function standings({ players, stages, outcome }: Statistics): Standing[] {
  const held = regionsHeld(stages, players.length).map((series) => series.at(-1) ?? 0)
  const scores = outcome?.scores ?? null
  return players
    .map(({ name }, seat) => ({
      seat,
      name,
      first: outcome?.winners.includes(seat) ?? false,
      words:
        scores === null
          ? t('region-count', { count: at(held, seat) })
          : t('point-count', { count: at(scores, seat) }),
      rank: scores === null ? at(held, seat) : at(scores, seat),
    }))
    .sort((a, b) => Number(b.first) - Number(a.first) || b.rank - a.rank)
}

export function draw(paper: CanvasRenderingContext2D, statistics: Statistics, style: Style): void {
  drawGround(paper, statistics.stages.at(-1)?.owners ?? [], null, style)
  drawWords(paper, statistics, style)
}

type Owners = Statistics['stages'][number]['owners']

/** The map, a region that is fought for lit, beside it room for words. */
export function drawGround(
  paper: CanvasRenderingContext2D,
  owners: Owners,
  site: number | null,
  style: Style,
): void {
  const { token } = style
  paper.fillStyle = token('--sea')
  paper.fillRect(0, 0, SIZE.width, SIZE.height)
  paper.save()
  paper.scale(SIZE.height / height, SIZE.height / height)
  drawMap(paper, owners, style)
  if (site !== null) {
    paper.strokeStyle = token('--leaf')
    paper.lineWidth = 11
    paper.stroke(new Path2D(at(regions, site).path))
  }
  paper.restore()
  paper.fillStyle = token('--sea-abyss')
  paper.fillRect(MAP, 0, SIZE.width - MAP, SIZE.height)
  paper.fillStyle = token('--gold')
  paper.fillRect(MAP, 0, 4, SIZE.height)
  paper.fillRect(MAP + 8, 0, 1.5, SIZE.height)
}

function drawMap(paper: CanvasRenderingContext2D, owners: Owners, style: Style): void {
  const { token } = style
  const line = (path: string, colour: string, wide: number): void => {
    paper.strokeStyle = colour
    paper.lineWidth = wide
    paper.stroke(new Path2D(path))
  }
  paper.lineJoin = 'round'
  line(land, token('--sea-line'), 30)
  line(land, token('--sea'), 26)
  line(land, token('--sea-line'), 14)
  paper.fillStyle = token('--abroad')
  for (const path of lands) paper.fill(new Path2D(path))
  regions.forEach(({ path }, region) => {
    const owner = owners[region] ?? null
    paper.fillStyle = token(owner === null ? '--land' : '--seat', owner ?? undefined)
    paper.fill(new Path2D(path))
    if (owner !== null) hatch(paper, path, owner, style)
  })
  paper.setLineDash([1, 5.5])
  paper.lineCap = 'round'
  for (const { path } of borders) line(path, token('--line-soft'), 3)
  paper.setLineDash([])
  line(shore, token('--line'), 3.4)
  regions.forEach((region, number) => {
    const owner = owners[number] ?? null
    const { centres, radius } = places(region, 1)
    const [x, y] = at(centres, 0)
    if (owner !== null) drawShield(paper, owner, x - radius, y - radius * MARKER_HEIGHT, radius * 2, style)
    name(paper, region.name, region.label, owner, style)
  })
}

/** The engravers' hatching of a seat's colour within a region. */
function hatch(paper: CanvasRenderingContext2D, path: string, seat: number, { token }: Style): void {
  const TILE = 8
  const SCALE = 1.6
  paper.save()
  paper.clip(new Path2D(path))
  paper.scale(SCALE, SCALE)
  paper.strokeStyle = token('--seat-dark', seat)
  paper.lineWidth = seat === 2 ? 2 : 1.1
  paper.lineCap = 'round'
  const tile = new Path2D(at(TINCTURES, seat).hatching)
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  const [xs, ys] = [numbers.filter((_, k) => k % 2 === 0), numbers.filter((_, k) => k % 2 === 1)]
  const all = new Path2D()
  const first = (of: number[]): number => Math.floor(Math.min(...of) / SCALE / TILE) * TILE
  for (let x = first(xs); x < Math.max(...xs) / SCALE; x += TILE)
    for (let y = first(ys); y < Math.max(...ys) / SCALE; y += TILE)
      all.addPath(tile, new DOMMatrix().translate(x, y))
  paper.stroke(all)
  paper.restore()
}

/** A seat's shield in a box so wide. */
export function drawShield(
  paper: CanvasRenderingContext2D,
  seat: number,
  x: number,
  y: number,
  wide: number,
  { token }: Style,
): void {
  const BOX = 40
  const shield = new Path2D(SHIELD)
  paper.save()
  paper.translate(x, y)
  paper.scale(wide / BOX, wide / BOX)
  paper.lineJoin = 'round'
  paper.strokeStyle = token('--paper')
  paper.lineWidth = 4.5
  paper.stroke(shield)
  paper.fillStyle = token('--seat', seat)
  paper.fill(shield)
  paper.fillStyle = token('--seat-charge', seat)
  paper.fill(new Path2D(at(TINCTURES, seat).path))
  paper.strokeStyle = token('--line')
  paper.lineWidth = 2
  paper.stroke(shield)
  paper.restore()
}

function name(
  paper: CanvasRenderingContext2D,
  words: string,
  [x, y]: readonly [number, number],
  owner: number | null,
  { token, font }: Style,
): void {
  paper.font = `400 33px ${font('--display')}`
  paper.textAlign = 'center'
  paper.lineJoin = 'round'
  paper.lineWidth = 6
  paper.strokeStyle = token(owner === null ? '--paper-shade' : '--seat', owner ?? undefined)
  paper.strokeText(words, x, y)
  paper.fillStyle = owner === null ? token('--line') : token('--seat-ink', owner)
  paper.fillText(words, x, y)
}

function drawWords(paper: CanvasRenderingContext2D, statistics: Statistics, style: Style): void {
  const { token, font } = style
  paper.textAlign = 'left'
  paper.fillStyle = token('--gold')
  paper.font = `400 30px ${font('--display')}`
  paper.fillText('Condottiere', LEFT, 62)
  paper.fillStyle = token('--vellum')
  const after = paragraph(paper, won(statistics), 120, font('--display'))
  const rows = standings(statistics)
  const high = Math.min(64, (SIZE.height - 76 - after) / rows.length)
  rows.forEach(({ seat, name, first, words }, row) => {
    const y = after + 18 + row * high
    drawShield(paper, seat, LEFT, y, (high - 16) / 1.2, style)
    paper.fillStyle = token(first ? '--vellum' : '--vellum-dim')
    const size = Math.min(34, high * 0.56)
    const base = y + (high - 16) / 2 + size * 0.34
    paper.font = `400 ${size}px ${font('--serif')}`
    const wide = paper.measureText(words).width
    paper.fillText(words, RIGHT - wide, base)
    paper.font = `400 ${size}px ${font('--display')}`
    paper.fillText(name, LEFT + 60, base, RIGHT - wide - LEFT - 84)
    // Whoever has won stands out in the strongest ink above a gilded rule.
    if (!first) return
    paper.fillStyle = token('--gold')
    paper.fillRect(LEFT, y + high - 10, RIGHT - LEFT, 3)
  })
  if (statistics.created === null) return
  paper.fillStyle = token('--vellum-dim')
  paper.font = `400 24px ${font('--sans')}`
  paper.fillText(dateTime(statistics.created), LEFT, SIZE.height - 32)
}

/** Writes words as large as fit into three lines at most; returns where the next thing may stand. */
export function paragraph(paper: CanvasRenderingContext2D, words: string, top: number, font: string): number {
  const MOST_LINES = 3
  for (let size = 52; ; size -= 2) {
    paper.font = `400 ${size}px ${font}`
    const lines = broken(words, (line) => paper.measureText(line).width <= RIGHT - LEFT)
    if (lines.length > MOST_LINES && size > 24) continue
    lines.forEach((line, row) => paper.fillText(line, LEFT, top + row * size * 1.12, RIGHT - LEFT))
    return top + (lines.length - 1) * size * 1.12 + 16
  }
}

/** Words in lines that fit, as few as can be; a word that fits nowhere has a line of its own. */
export function broken(words: string, fits: (line: string) => boolean): string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    return lines.length && fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])
}
