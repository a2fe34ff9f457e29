// What somebody may point at, to be told about it.

/** What may explain itself. */
export type Subject =
  | { kind: 'card'; card: number; place: 'hand' | 'seen' }
  /** A card that lies in the line of a seat. */
  | { kind: 'card'; card: number; place: 'line'; seat: number }
  | { kind: 'line'; seat: number }
  | { kind: 'seat'; seat: number }
  | { kind: 'region'; region: number }
  /** Something that explains itself in a few words, such as a button that does nothing now. */
  | { kind: 'words'; title: string; text: string }

export const sameSubject = (one: Subject | null, other: Subject | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
