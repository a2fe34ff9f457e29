// What somebody asks the others at a table to agree to, in words, and how a game ends that they have closed.
import type { Conduct, Player, Proposal } from '../protocol'
import { at } from './at'
import { clockName } from './clock'
import { capitalised, listed, naming } from './wording'

const uncapitalised = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

const WHAT: Record<Proposal['kind'], (proposal: Proposal, name: (seat: number) => string) => string> = {
  pause: () => 'to pause the game',
  end: () => 'to end the game, which nobody would win',
  captain: ({ seat }, name) => `to let a captain play for ${seat === null ? 'somebody' : name(seat)}`,
  clock: ({ clock }) =>
    clock === null ? 'to play without a clock' : `to play ${uncapitalised(clockName(clock))}`,
  takeback: ({ what }) => `to take back ${what ?? 'a move'}`,
}

/** 'Ada asks to pause the game.' */
export function proposed(proposal: Proposal, players: readonly Player[], viewer: number | null): string {
  const name = naming(players, viewer)
  const who = proposal.by === viewer ? 'You ask' : `${name(proposal.by)} asks`
  return `${who} ${WHAT[proposal.kind](proposal, name)}.`
}

/** 'Waiting for Bruno and Chiara.' */
export const awaiting = (proposal: Proposal, players: readonly Player[], viewer: number | null): string =>
  `Waiting for ${listed(proposal.needed.map(naming(players, viewer)))}.`

/** Two proposals of one kind and seat are the same. */
export const proposalKey = ({ kind, seat }: Pick<Proposal, 'kind' | 'seat'>): string =>
  `${kind} ${seat ?? ''}`

/** Why a game is over that the rules have not ended, and who wins it: 'Bruno resigned: Ada wins.' */
export function closing(
  { closed, winners }: Pick<Required<Conduct>, 'closed' | 'winners'>,
  players: readonly Player[],
  viewer: number | null,
): string {
  if (closed === 'agreed') return 'Ended by agreement: nobody wins.'
  const name = naming(players, viewer)
  const seats = players.map((_, seat) => seat)
  const resigned = seats.filter((seat) => at(players, seat).reason === 'resigned').map(name)
  const [winner] = winners
  const result =
    winner === undefined ? 'nobody wins' : `${name(winner)} ${winner === viewer ? 'win' : 'wins'}`
  const who = resigned.length ? listed(resigned) : 'The others'
  return `${capitalised(who)} resigned: ${result}.`
}

/** What follows if the viewer resigns now. */
export function resigning(players: readonly Player[], viewer: number): string {
  const others = players.filter(
    ({ bot, reason }, seat) => bot === null && reason !== 'resigned' && seat !== viewer,
  )
  const [last] = others
  if (last === undefined) return 'You are the last person here, so the game ends, and nobody wins it.'
  if (others.length === 1 && players.every(({ bot }) => bot === null))
    return `The game is over then, and ${last.name} wins it.`
  return 'A captain plays your seat to the end, and you cannot take it back. You may stay and look on.'
}
