// What is told of a subject, in words. What follows from the rules was told by the server.
import { factText, inflectedCards, joinWithAnd, nameOfCard, t } from '../../languages/language.svelte'
import { at } from '../../lib/at'
import { cardText } from '../../lib/game/cardText'
import { choosable } from '../../lib/game/choice'
import { sum } from '../../lib/game/counts'
import { peopleOf } from '../../lib/game/people'
import { isFought, nameOfSeat, needs, regionName } from '../../lib/game/wording'
import { sumInTerms } from '../../lib/text/typography'
import { promiseInWords } from '../../pacts/pacts'
import { promisesAtSeat, promisesOnRegion } from '../../pacts/seals'
import { BORDERS, CARDS, type Fact, type TableView } from '../../protocol'
import { absence, captainInWords } from '../agreements/agreements'
import { type Change, changesOf, type Explained, previewOf, saysThatNothingChanges } from './preview'
import type { Subject } from './subject'

export interface TooltipText {
  title: string
  /** Paragraphs, which may name rules. */
  texts: string[]
  /** How a number adds up, one step after the other. */
  steps: string[]
  /** What strengths would become; null where nothing can be played. */
  changes: Change[] | null
  /** What else a card would do. */
  notes: string[]
}

const DECK = CARDS.reduce((all, { inDeck }) => all + inDeck, 0)

const EMPTY = { steps: [], changes: null, notes: [] }

function ofCard(explained: Explained, card: number): TooltipText {
  const { view } = explained
  const { inDeck } = at(CARDS, card)
  const count = `${t('card-in-deck', { count: inDeck, deck: DECK })}. ${t('answer-unseen', {
    count: view.unseen[card] ?? 0,
  })}`
  return { title: nameOfCard(card), texts: [cardText(card), count], ...EMPTY }
}

function ofHandCard(explained: Explained, card: number): TooltipText {
  const text = ofCard(explained, card)
  const preview = previewOf(explained, card)
  const name = nameOfSeat(explained.players)
  const reason = explained.explanation?.no_card
  if (preview) {
    const changes = changesOf(explained.view, preview)
    text.changes = changes.length || saysThatNothingChanges(preview) ? changes : null
    text.notes = preview.notes.map((note) => factText(note, name))
  } else if (reason) text.texts.push(factText(reason, name))
  return text
}

/** How the strength of a line adds up. */
function ofLine({ view, players, explanation }: Explained, seat: number): TooltipText {
  const { strength, contending, line, face_down, working } = at(view.seats, seat)
  const name = at(players, seat).name
  const title = t('answer-line', { name, strength })
  if (!contending) return { title, texts: [t('answer-line-of-nobody', { name })], ...EMPTY }
  const sums = (explanation?.sums[seat] ?? []).map((step) => factText(step, String))
  const steps = sums.length || working === String(strength) ? sums : [`${sumInTerms(working)} = ${strength}`]
  const texts = sum(line) || face_down ? [] : [t('answer-no-cards')]
  const meaning = view.seats.some((one) => one.face_down)
    ? 'answer-as-if-ended-face-up'
    : 'answer-as-if-ended'
  return { ...EMPTY, title, texts: [...texts, t(meaning)], steps }
}

/** Who plays for a seat, and whether that person is here or since when not. */
function playing({ players, now }: Explained, seat: number): string[] {
  const player = at(players, seat)
  if (player.bot !== null)
    return [t('seat-bot-title', { label: player.label ? factText(player.label, String) : player.bot })]
  if (!now) return []
  const here = captainInWords(player) || t(player.online ? 'answer-online' : 'answer-away')
  return [[here, absence(player, now())].filter(Boolean).join(' ')]
}

/** What the seals there stand for. */
function promises({ view, players }: Explained, promised: ReturnType<typeof promisesAtSeat>): string[] {
  const people = peopleOf(players, view.viewer)
  return promised.map(({ pact, verdict }) => promiseInWords(pact, verdict, people))
}

function ofSeat(explained: Explained, seat: number): TooltipText {
  const { view, explanation } = explained
  const one = at(view.seats, seat)
  const goals = explanation?.goals[seat]
  const regions = (which: readonly number[]): string => joinWithAnd(which.map((region) => regionName(region)))
  const known = { cards: inflectedCards(one.known) }
  const texts = [
    [
      t('card-count', { count: one.hand_size }),
      t('region-count', { count: one.regions }),
      ...(view.options.points === null ? [] : [t('point-count', { count: one.score })]),
      ...(view.holder === seat ? [t('seat-holds-condottiere')] : []),
      needs(one, goals),
    ].join(' · '),
    ...(one.known.some(Boolean)
      ? [t(seat === view.viewer ? 'line-own-known-title' : 'line-known-title', known), t('answer-known')]
      : []),
    ...(goals?.wins.length
      ? [t('answer-wins-with', { count: goals.wins.length, regions: regions(goals.wins) })]
      : goals?.extends.length
        ? [t('answer-extends-with', { regions: regions(goals.extends) })]
        : []),
  ]
  const promised = promises(explained, promisesAtSeat(explained.pacts ?? [], seat))
  return {
    ...EMPTY,
    title: at(explained.players, seat).name,
    texts: [...texts, ...promised, ...playing(explained, seat)],
  }
}

/** Who controls a region. */
function control({ view, players }: Explained, region: number): string {
  const owner = at(view.owners, region)
  const name = regionName(region)
  return owner === null
    ? t('answer-owned-by-nobody', { region: name })
    : t('answer-owned', { owner: at(players, owner).name, region: name })
}

/** What else stands in a region. */
const standing = (view: TableView, region: number): string[] =>
  view.site === region ? [t(isFought(view) ? 'answer-battle-here' : 'answer-condottiere-here')] : []

/** Whether a reason why a region may not be chosen says already who controls it. */
const saysWhoControls = (barred: Fact | undefined): boolean => typeof barred?.seat === 'number'

function ofRegion(explained: Explained, region: number): TooltipText {
  const { view, players, explanation } = explained
  const name = nameOfSeat(players)
  const barred = explanation?.barred.find((fact) => fact.region === region)
  const winners = (explanation?.goals ?? []).flatMap(({ wins }, seat) =>
    wins.includes(region) ? [name(seat)] : [],
  )
  const neighbours = BORDERS.flatMap(([one, other]) =>
    one === region ? [other] : other === region ? [one] : [],
  )
  return {
    ...EMPTY,
    title: regionName(region),
    texts: [
      ...(saysWhoControls(barred) ? [] : [control(explained, region)]),
      ...standing(view, region),
      ...(barred ? [factText(barred, name)] : []),
      ...(!barred && view.favor === region ? [t('answer-favor-here')] : []),
      ...(choosable(view.legal).has(region) ? [t('answer-choosable')] : []),
      ...promises(explained, promisesOnRegion(explained.pacts ?? [], view, region)),
      ...(winners.length ? [t('answer-wins-for', { names: joinWithAnd(winners) })] : []),
      t('map-borders', { regions: joinWithAnd(neighbours.map((one) => regionName(one))) }),
    ],
  }
}

/** A card that lies in a line, and what the line comes to with it. */
const inLine = (card: TooltipText, { title, steps }: TooltipText): TooltipText => ({
  ...card,
  notes: [title],
  steps,
})

export function tooltipText(explained: Explained, subject: Subject): TooltipText {
  switch (subject.kind) {
    case 'card':
      if (subject.place === 'hand') return ofHandCard(explained, subject.card)
      if (!('seat' in subject)) return ofCard(explained, subject.card)
      return inLine(ofCard(explained, subject.card), ofLine(explained, subject.seat))
    case 'line':
      return ofLine(explained, subject.seat)
    case 'seat':
      return ofSeat(explained, subject.seat)
    case 'region':
      return ofRegion(explained, subject.region)
    case 'words':
      return { ...EMPTY, title: subject.title, texts: [subject.text] }
  }
}
