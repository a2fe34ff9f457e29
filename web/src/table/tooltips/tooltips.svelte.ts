import { getContext, hasContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { afterFrame } from '../../lib/ui/afterFrame.svelte'
import { boxOf, kindOf } from './neighbours'
import type { Box } from './placing'
import type { Explained } from './preview'
import { sameSubject, type Subject } from './subject'

/** The element that tooltips stand in, which what they are about is described by. */
export const TOOLTIP_ID = 'answer'

const HOVER_MS = 450
const FOCUS_MS = 600
const PRESS_MS = 500
/** So long the mouse may be on its way from what is explained to the tooltip, to follow a link in it. */
const GRACE_MS = 200
/** A finger that moves farther than this scrolls. */
const MOVED_PX = 10
/** The click of a long press comes this soon after it. */
const SAME_PRESS_MS = 700

interface Asked {
  subject: Subject
  element: Element
  box: Box
  /** Whether it was asked for on purpose, and stays until it is closed. */
  pinned: boolean
}

/** What is explained at a table: one thing at a time. */
export class Tooltips {
  /** What the keyboard is on is described by its tooltip at once, and shown a moment later. */
  #asked = $state.raw<Asked | null>(null)
  #visible = $state(false)
  /** The card of the own hand that somebody thinks of playing. */
  #pointedAt = $state<number | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** By what else the element that is explained is described. */
  #described: string | null = null

  readonly #considered: () => number | null

  /**
   * It uses an effect: create it while a component is initialised. `considered` says which card somebody thinks of
   * playing, given the one under the mouse or the keyboard.
   */
  constructor(
    readonly explained: () => Explained,
    considered: (pointedAt: number | null) => number | null = (pointedAt) => pointedAt,
  ) {
    this.#considered = afterFrame(() => considered(this.#pointedAt))
  }

  get shown(): Asked | null {
    return this.#visible ? this.#asked : null
  }

  get subject(): Subject | null {
    return this.#asked?.subject ?? null
  }

  /** The card whose preview stands in the lines: raised, or else under the mouse or the keyboard, a frame after it is. */
  get considered(): number | null {
    return this.#considered()
  }

  consider(card: number | null): void {
    this.#pointedAt = card
  }

  /** The seat whose goals the map shows. */
  get seat(): number | null {
    const subject = this.shown?.subject
    return subject?.kind === 'seat' ? subject.seat : null
  }

  ask(subject: Subject, element: Element, pinned = false): void {
    this.describe(subject, element)
    this.#asked = { subject, element, box: boxOf(element), pinned }
    this.#visible = true
  }

  /** Asks; what is shown for this already is closed instead. */
  toggle(subject: Subject, element: Element): void {
    if (this.shown?.pinned && sameSubject(this.shown.subject, subject)) this.close()
    else this.ask(subject, element, true)
  }

  /** Has the tooltip describe an element, without showing it yet. */
  describe(subject: Subject, element: Element): void {
    this.close()
    this.#asked = { subject, element, box: boxOf(element), pinned: false }
    this.#described = element.getAttribute('aria-describedby')
    element.setAttribute('aria-describedby', [this.#described, TOOLTIP_ID].filter(Boolean).join(' '))
  }

  later(ms: number, what: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(what, ms)
  }

  /** What was to be shown soon is not. */
  cancel(): void {
    clearTimeout(this.#timer)
  }

  close(): void {
    this.cancel()
    const element = this.#asked?.element
    if (this.#described) element?.setAttribute('aria-describedby', this.#described)
    else element?.removeAttribute('aria-describedby')
    this.#asked = null
    this.#visible = false
  }

  /** Closes what belongs to an element that is gone. */
  forget(element: Element): void {
    if (this.#asked?.element === element) this.close()
  }

  /** Follows the element that is explained, when the page has moved. */
  place(): void {
    if (this.#asked) this.#asked = { ...this.#asked, box: boxOf(this.#asked.element) }
  }

  /** The mouse is on the tooltip itself. */
  keep(): void {
    this.cancel()
  }

  /** Closes what belongs to an element that is left, unless it was pinned. */
  leave(element: Element): void {
    if (this.#asked === null || this.#asked.element !== element) this.cancel()
    else if (!this.#asked.pinned) this.later(GRACE_MS, () => this.close())
  }
}

const KEY = Symbol('tooltips')

export const setTooltips = (tooltips: Tooltips): Tooltips => setContext(KEY, tooltips)

export const tooltipsHere = (): Tooltips | undefined =>
  hasContext(KEY) ? getContext<Tooltips>(KEY) : undefined

/** How something is asked about. */
interface How {
  /** Whether a click asks, too: for what does nothing else. */
  click?: boolean
}

type Explains = (subject: Subject | null, how?: How) => Attachment

/**
 * Explains things while the mouse or the keyboard is on them, and where a finger stays on them: then it does nothing
 * else. For use in a component beneath a table; elsewhere nothing is explained.
 */
export function explainer(): Explains {
  const tooltips = tooltipsHere()
  return (subject, how = {}) =>
    (element) =>
      tooltips && subject ? follow(tooltips, subject, element, how) : undefined
}

type Listener = (event: never) => void

function listen(element: Element, listeners: [string, Listener, boolean?][]): () => void {
  for (const [name, listener, capture = false] of listeners)
    element.addEventListener(name, listener as EventListener, capture)
  return () => {
    for (const [name, listener, capture = false] of listeners)
      element.removeEventListener(name, listener as EventListener, capture)
  }
}

function follow(tooltips: Tooltips, subject: Subject, element: Element, { click = false }: How): () => void {
  const show = (): void => tooltips.ask(subject, element)
  const stops = [
    mouse(tooltips, element, show),
    finger(tooltips, subject, element),
    listen(element, [
      [
        'focus',
        () => {
          if (!element.matches(':focus-visible')) return
          tooltips.describe(subject, element)
          tooltips.later(FOCUS_MS, show)
        },
      ],
      ['blur', () => tooltips.leave(element)],
    ]),
    ...(click ? [pressing(element, () => tooltips.toggle(subject, element))] : []),
  ]
  element.setAttribute('data-explained', kindOf(subject))
  return () => {
    for (const stop of stops) stop()
    // Where the same element is about something else by now, that is what is explained.
    queueMicrotask(() => element.isConnected || tooltips.forget(element))
  }
}

/** A click, or Enter or the space bar on what is no button of the browser's own. */
function pressing(element: Element, act: () => void): () => void {
  const onKeydown = (event: KeyboardEvent): void => {
    if (element instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    if (!event.repeat) act()
  }
  return listen(element, [
    ['click', act],
    ['keydown', onKeydown],
  ])
}

/** A mouse that comes asks; one that rests does not, when something moves or appears beneath it. */
function mouse(tooltips: Tooltips, element: Element, show: () => void): () => void {
  const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse'
  let here = false
  const onPointermove = (event: PointerEvent): void => {
    if (here || !isMouse(event)) return
    here = true
    if (!tooltips.shown?.pinned) tooltips.later(HOVER_MS, show)
  }
  const onPointerleave = (event: PointerEvent): void => {
    here = false
    if (isMouse(event)) tooltips.leave(element)
  }
  return listen(element, [
    ['pointermove', onPointermove],
    ['pointerleave', onPointerleave],
    // Whoever presses wants to do something.
    ['pointerdown', (event: PointerEvent) => isMouse(event) && tooltips.leave(element)],
  ])
}

/** A finger that stays asks, and then neither clicks nor opens a menu of the browser. */
function finger(tooltips: Tooltips, subject: Subject, element: Element): () => void {
  let from: { x: number; y: number } | null = null
  let pressed = false
  let lifted = -Infinity
  const stop = (): void => {
    if (from && !pressed) tooltips.cancel()
    if (from && pressed) lifted = performance.now()
    from = null
  }
  const onPointerdown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return
    from = { x: event.clientX, y: event.clientY }
    pressed = false
    tooltips.later(PRESS_MS, () => {
      pressed = true
      tooltips.ask(subject, element, true)
    })
  }
  const onPointermove = ({ clientX, clientY }: PointerEvent): void => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > MOVED_PX) stop()
  }
  const onClick = (event: Event): void => {
    if (performance.now() - lifted > SAME_PRESS_MS) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  return listen(element, [
    ['pointerdown', onPointerdown],
    ['pointermove', onPointermove],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['contextmenu', (event: Event) => from && event.preventDefault()],
    ['click', onClick, true],
  ])
}
