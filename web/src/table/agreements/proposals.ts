// What somebody asks the others at a table to agree to, in words, and how a game ends that they have closed.
import { inflectedFact, inflectedMessage, joinWithAnd, t } from '../../languages/language.svelte'
import type { Inflected } from '../../languages/values'
import { at } from '../../lib/at'
import { clockInWords, daysOf } from '../../lib/game/clock'
import { isOwn, namesOf, peopleOf } from '../../lib/game/people'
import type { Agreements, Player, OpenProposal } from '../../protocol'
import { absence } from './agreements'

/** 'Ada asks to pause the game.' */
export function proposalText(
  proposal: OpenProposal,
  players: readonly Player[],
  viewer: number | null,
): string {
  const { by, clock, kind, seat, what } = proposal
  const people = peopleOf(players, viewer)
  const who = { own: isOwn(by, people), name: at(people.names, by) }
  switch (kind) {
    case 'pause':
    case 'end':
      return t(`agreements-asks-${kind}`, who)
    case 'captain':
      return t('agreements-asks-captain', { ...who, whom: namesOf(seat === null ? [] : [seat], people) })
    case 'clock':
      if (clock === null) return t('agreements-asks-no-clock', who)
      return t(daysOf(clock) === null ? 'agreements-asks-live-clock' : 'agreements-asks-clock-by-days', {
        ...who,
        clock: clockInWords(clock),
      })
    case 'takeback':
      return t('agreements-asks-takeback', {
        ...who,
        what: what ? inflectedFact(what, (seat) => at(people.names, seat)) : inflectedMessage('a-move'),
      })
  }
}

/** 'Waiting for Bruno and Chiara.', and who of those that are awaited cannot answer, given the time on the server. */
export function awaitedText(
  { needed }: OpenProposal,
  players: readonly Player[],
  viewer: number | null,
  now: number,
): string {
  const names = (seats: readonly number[]): Inflected => namesOf(seats, peopleOf(players, viewer))
  const away = needed.filter((seat) => seat !== viewer && absence(at(players, seat), now))
  const here = needed.filter((seat) => !away.includes(seat))
  return [
    here.length ? t('agreements-waiting-for', { names: names(here) }) : '',
    away.length ? t('agreements-cannot-answer', { names: names(away), count: away.length }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Why a game is over that the rules have not ended, and who wins it: 'Bruno resigned: Ada wins.' */
export function closingText(
  { closed, winners }: Pick<Required<Agreements>, 'closed' | 'winners'>,
  players: readonly Player[],
  viewer: number | null,
): string {
  if (closed === 'agreed') return t('agreements-ended-by-agreement')
  const resigned = [...players.keys()].filter((seat) => at(players, seat).reason === 'resigned')
  const others = resigned.filter((seat) => seat !== viewer)
  const [winner] = winners
  const names = others.map((seat) => at(players, seat).name)
  return t('agreements-resigned', {
    who: whoResigned(resigned.length, others.length),
    names: joinWithAnd(resigned.length > others.length ? [t('talk-you'), ...names] : names),
    wins: winner === undefined ? 'nobody' : winner === viewer ? 'you' : 'somebody',
    winner: winner === undefined ? '' : at(players, winner).name,
  })
}

/** Of those who resigned, how many are others than the viewer. */
function whoResigned(all: number, others: number): string {
  if (all > others) return others ? 'with-you' : 'you'
  return others === 0 ? 'others' : others === 1 ? 'one' : 'several'
}

/** What follows if the viewer resigns now. */
export function resigningText(players: readonly Player[], viewer: number): string {
  const others = players.filter(
    ({ bot, reason }, seat) => bot === null && reason !== 'resigned' && seat !== viewer,
  )
  const [last] = others
  if (last === undefined) return t('agreements-resign-last')
  if (others.length === 1 && players.every(({ bot }) => bot === null))
    return t('agreements-resign-leaves-one', { name: last.name })
  return t('agreements-resign-leaves-captain')
}
