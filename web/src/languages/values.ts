// The values of facts, as messages are to write them. src/condottiere/languages/bundle.py does the same.
import { FluentType, type FluentFunction, type FluentVariable } from '@fluent/bundle'
import { at } from '../lib/at'
import { CARDS, REGIONS, type Fact } from '../protocol'

/** Writes a message, or the form of it that one of its attributes has. */
type Write = (message: string, variables?: Record<string, FluentVariable>, form?: string) => string

export interface Writer {
  write: Write
  /** 'Ada, Bruno and Chiara' */
  conjunction: (parts: readonly string[]) => string
  /** 'Ada, Bruno, Chiara' */
  enumeration: (parts: readonly string[]) => string
}

export type Naming = (seat: number) => string

/** A value that a message may ask for in a grammatical form. */
export class Inflected extends FluentType<(form?: string) => string> {
  override toString(): string {
    return this.value()
  }
}

/** FORM($card, "accusative"): a value in the form of this name, which its message has as an attribute. */
export const FORM: FluentFunction = ([value = '', form]) =>
  value instanceof Inflected && typeof form === 'string' ? value.value(form) : value

/** The name of a card: 'Mercenary 5', 'Winter'. */
export function cardName({ write }: Writer, card: number, form?: string): string {
  const { name, strength, isMercenary } = at(CARDS, card)
  return isMercenary ? write('card-mercenary', { strength }, form) : write(`card-${name}`, {}, form)
}

/** How many of each card: 'Mercenary 5, 2 × Winter'. */
export function cardNames(writer: Writer, counts: readonly number[], form?: string): string {
  const some = (count: number, card: number): string => {
    if (count === 1) return cardName(writer, card, form)
    const one = new Inflected((other) => cardName(writer, card, other ?? form))
    return writer.write('several-cards', { count, card: one }, form)
  }
  return writer.enumeration(counts.flatMap((count, card) => (count ? [some(count, card)] : [])))
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** A time in the largest unit of which it is a whole number: '5 minutes'. */
export function duration({ write }: Writer, seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ['seconds', 1]
  return write(unit, { count: seconds / length })
}

type Fields = Omit<Fact, 'id'>
type Written = { [Name in keyof Fields]-?: (value: NonNullable<Fields[Name]>) => FluentVariable }

type WriteFact = (fact: Fact, form?: string) => string

/** 'Ada 2, Bruno 0' */
const amountsInWords = (writer: Writer, name: Naming, amounts: NonNullable<Fact['amounts']>): string =>
  writer.enumeration(amounts.map(({ seat, count }) => writer.write('amount', { seat: name(seat), count })))

function lossesInWords(writer: Writer, name: Naming, losses: NonNullable<Fact['losses']>): string {
  const inflected = (cards: readonly number[]): Inflected =>
    new Inflected((form) => cardNames(writer, cards, form))
  return writer.conjunction(
    losses.map(({ seat, cards }) => writer.write('loss', { seat: name(seat), cards: inflected(cards) })),
  )
}

function promisesInWords({ write }: Writer, writeFact: WriteFact, promises: readonly Fact[]): string {
  const [first = '', second] = promises.map((promise) => writeFact(promise))
  return second === undefined ? first : write('both-promises', { first, second })
}

const same = <T extends FluentVariable>(value: T): T => value

/** How the value of each field is written within the message of its fact. */
function fieldWriters(writer: Writer, name: Naming, writeFact: WriteFact): Written {
  const nested = (fact: Fact): FluentVariable => new Inflected((form) => writeFact(fact, form))
  return {
    seat: name,
    other: name,
    seats: (seats) => (seats.length ? writer.conjunction(seats.map(name)) : writer.write('whoever-accepts')),
    card: (card) => new Inflected((form) => cardName(writer, card, form)),
    cards: (counts) => new Inflected((form) => cardNames(writer, counts, form)),
    region: (region) => at(REGIONS, region).label,
    count: same,
    against: same,
    ended: same,
    percent: same,
    total: same,
    target: same,
    game: same,
    how: same,
    turn: (seconds) => duration(writer, seconds),
    reserve: (seconds) => duration(writer, seconds),
    amounts: (amounts) => amountsInWords(writer, name, amounts),
    losses: (losses) => lossesInWords(writer, name, losses),
    clock: nested,
    proposal: nested,
    what: nested,
    promises: (promises) => promisesInWords(writer, writeFact, promises),
    missing: (missing) => missing.map((one) => writeFact(one)).join(' '),
    text: same,
    limit: same,
    pace: same,
  }
}

/** Writes facts about players with these names. */
export function factWriter(writer: Writer, name: Naming): WriteFact {
  const writeFact: WriteFact = ({ id, ...fields }, form) => {
    const variables = Object.entries(fields).flatMap(([field, value]) =>
      value === null
        ? []
        : [[field, (written[field as keyof Fields] as (value: unknown) => FluentVariable)(value)]],
    )
    return writer.write(id, Object.fromEntries(variables) as Record<string, FluentVariable>, form)
  }
  const written = fieldWriters(writer, name, writeFact)
  return writeFact
}
