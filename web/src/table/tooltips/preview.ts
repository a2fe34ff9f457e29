// What playing a card would come to. What follows from the rules was told by the server.
import { factText, joinWithCommas, t } from '../../languages/language.svelte'
import { nameOfSeat } from '../../lib/game/wording'
import type { CardPreview, Explanation, Pact, Player, TableView } from '../../protocol'

/** A table, and what the server has told to explain it. */
export interface Explained {
  view: TableView
  players: readonly Player[]
  explanation: Explanation | null
  /** The pacts that the viewer may know of; absent where one looks at a game that is over. */
  pacts?: readonly Pact[]
  /** The time on the server, as a Unix time; absent where nobody comes or goes. */
  now?: () => number
}

/** What a seat's strength would become. */
export interface Change {
  seat: number
  before: number
  after: number
}

/** What playing a card would come to; undefined where it cannot be played now. */
export function previewOf({ view, explanation }: Explained, card: number | null): CardPreview | undefined {
  if (card === null) return undefined
  const token = view.legal.find((action) => action.kind === 'play' && action.card === card)?.token
  return explanation?.previews.find((one) => one.token === token)
}

/** The strengths that an action would change. */
export const changesOf = (view: TableView, { strengths }: CardPreview): Change[] =>
  view.seats.flatMap(({ strength }, seat) => {
    const after = strengths[seat] ?? strength
    return after === strength ? [] : [{ seat, before: strength, after }]
  })

/** Whether it says something that no line's strength changes: not where what is taken back is yet to be chosen. */
export const saysThatNothingChanges = ({ notes }: CardPreview): boolean =>
  !notes.some(({ id }) => id === 'preview-scarecrow')

/** The same in a sentence, for screen readers: 'If played now: Ada from 12 to 24.' */
export function previewText(explained: Explained, card: number): string {
  const preview = previewOf(explained, card)
  if (!preview) return ''
  const name = nameOfSeat(explained.players)
  const changes = changesOf(explained.view, preview).map(({ seat, before, after }) =>
    t('answer-becomes-told', { name: name(seat), before, after }),
  )
  const result = saysThatNothingChanges(preview) ? [t('answer-changes-nothing')] : []
  return [
    ...(changes.length ? [t('answer-if-played-told', { changes: joinWithCommas(changes) })] : result),
    ...preview.notes.map((note) => factText(note, name)),
  ].join(' ')
}
