/** A film of the last battle, to keep and share: one moment after the other, and at its end the picture of the game. */
import { EMBLEMS } from '../cards/emblems'
import { t } from '../languages/language.svelte'
import { at } from '../lib/at'
import { laidOut } from '../lib/game/counts'
import { regionName } from '../lib/game/wording'
import { Refused } from '../lib/server/api'
import {
  type Battle,
  CARDS,
  MAX_POSITIONS,
  type SeatView,
  type Statistics,
  type TableView,
} from '../protocol'
import { positionsOf } from '../review/positions'
import type { Source } from '../review/source'
import { draw, drawGround, drawShield, LEFT, paragraph, RIGHT, SIZE, type Style } from './picture'

/** So long a moment is seen, in milliseconds, unless all of them would take longer than the most; and the picture. */
const MOMENT_MS = 900
const MOST_MS = 15_000
const PICTURE_MS = 2500

/**
 * The film of the last battle of a game, which is made as fast as it plays, of a type that the browser records.
 * It throws if the signal says so, as it must where the page is hidden: nothing is recorded there. It is Refused if
 * nothing was recorded otherwise.
 */
export async function filmOf(
  source: Source,
  statistics: Statistics,
  style: Style,
  type: string,
  signal: AbortSignal,
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const paper = canvas.getContext('2d')
  if (paper === null) throw new Error('no canvas')
  const battle = at(statistics.battles, statistics.battles.length - 1)
  const views = await viewsOf(battle, source)
  const stream = canvas.captureStream()
  const recorder = new MediaRecorder(stream, { mimeType: type })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const made = new Promise((done, fail) => {
    recorder.onstop = done
    recorder.onerror = fail
  })
  const play = async (): Promise<void> => {
    for (const view of views) {
      drawMoment(paper, view, battle, statistics, style)
      await pause(Math.min(MOMENT_MS, MOST_MS / views.length), signal)
    }
    draw(paper, statistics, style)
    await pause(PICTURE_MS, signal)
    // The last thing that is drawn ends the film, and is not seen.
    draw(paper, statistics, style)
    await pause(100, signal)
    recorder.stop()
  }
  try {
    signal.throwIfAborted()
    recorder.start()
    await Promise.race([play(), made])
    await made
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
  if (parts.every(({ size }) => size === 0)) throw new Refused('empty', () => t('after-film-empty'))
  return new File(parts, `condottiere.${type.replace('video/', '')}`, { type })
}

async function pause(length: number, signal: AbortSignal): Promise<void> {
  await new Promise((done) => setTimeout(done, length))
  signal.throwIfAborted()
}

/** What is seen with open cards from the choice of the site until the battle is over. */
async function viewsOf(
  { from_moment: first, to_moment: last }: Battle,
  source: Source,
): Promise<TableView[]> {
  const views: TableView[] = []
  for (let from = first; from <= last; from += MAX_POSITIONS) {
    const asked = await source.positions(from, Math.min(from + MAX_POSITIONS - 1, last), 'open')
    views.push(...positionsOf(asked).map(({ view }) => view))
  }
  return views
}

function drawMoment(
  paper: CanvasRenderingContext2D,
  view: TableView,
  { result: { site } }: Battle,
  { players }: Statistics,
  style: Style,
): void {
  const { token, font } = style
  drawGround(paper, view.owners, site, style)
  paper.textAlign = 'left'
  paper.fillStyle = token('--gold')
  const title = site === null ? t('table-final-battle') : t('table-battle', { region: regionName(site) })
  const top = paragraph(paper, title, 76, font('--display')) + 8
  const high = Math.min(150, (SIZE.height - top - 20) / view.seats.length)
  const strongest = Math.max(...view.seats.map(({ strength }) => strength))
  view.seats.forEach((seat, number) => {
    const y = top + number * high
    // Whoever leads is read best, even after passing.
    paper.globalAlpha = (seat.passed || !seat.contending) && seat.strength < strongest ? 0.62 : 1
    paper.fillStyle = token('--seat', number)
    paper.fillRect(LEFT - 14, y + 3, 6, high - 8)
    drawShield(paper, number, LEFT, y + 6, high * 0.28, style)
    paper.fillStyle = token('--vellum')
    paper.font = `400 ${high * 0.24}px ${font('--display')}`
    paper.textAlign = 'left'
    paper.fillText(at(players, number).name, LEFT + high * 0.36, y + high * 0.28, RIGHT - LEFT - 140)
    paper.fillStyle = token(seat.strength === strongest && strongest > 0 ? '--gold' : '--vellum')
    paper.font = `700 ${Math.min(60, high * 0.5)}px ${font('--serif')}`
    paper.textAlign = 'right'
    paper.fillText(String(seat.strength), RIGHT, y + high * 0.66)
    drawLine(paper, seat, y + high * 0.38, high * 0.54, style)
  })
  paper.globalAlpha = 1
}

/** The cards of a line side by side, or over each other where there are many. */
function drawLine(
  paper: CanvasRenderingContext2D,
  { line, face_down_card: down }: SeatView,
  y: number,
  high: number,
  style: Style,
): void {
  const cards = [...laidOut(line), ...(down === null ? [] : [down])]
  const step = Math.min(high * 0.8 + 5, (RIGHT - LEFT - 100 - high * 0.8) / Math.max(1, cards.length - 1))
  cards.forEach((card, place) => drawCard(paper, card, LEFT + place * step, y, high, style))
}

/** As a card is shown in a line of text: its number or its emblem, in its colours. */
function drawCard(
  paper: CanvasRenderingContext2D,
  card: number,
  x: number,
  y: number,
  high: number,
  { token, font }: Style,
): void {
  const { name, strength, isMercenary } = at(CARDS, card)
  paper.save()
  paper.translate(x, y)
  paper.scale(high / 100, high / 100)
  paper.fillStyle = token('--field', name)
  paper.strokeStyle = token('--line')
  paper.lineWidth = 3
  paper.fillRect(2, 2, 76, 96)
  paper.strokeRect(2, 2, 76, 96)
  const ink = token('', name)
  paper.fillStyle = ink
  if (isMercenary) {
    paper.font = `700 68px ${font('--serif')}`
    paper.textAlign = 'center'
    paper.fillText(String(strength), 40, 74, 56)
  } else {
    paper.translate(7, 17)
    paper.scale(0.66, 0.66)
    paper.lineCap = paper.lineJoin = 'round'
    for (const { d, as, width = 1 } of EMBLEMS[name] ?? []) {
      paper.lineWidth = width
      paper.fillStyle = paper.strokeStyle = as.startsWith('second') ? token('--second', name) : ink
      if (as.endsWith('line')) paper.stroke(new Path2D(d))
      else paper.fill(new Path2D(d))
    }
  }
  paper.restore()
}
