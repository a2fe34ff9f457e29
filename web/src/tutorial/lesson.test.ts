import { expect, test } from 'vitest'
import { at } from '../lib/at'
import { action, battleResult, explanation, line, seat, table, view } from '../lib/fixtures'
import { noCards } from '../lib/game/counts'
import { CARDS, REGIONS, TUTORS, type TableMessage } from '../protocol'
import { noteAt } from './lesson'
import type { Note, Selection } from './note'

const NOTHING: Selection = { card: null, region: null, kept: 0 }
const BOLOGNA = REGIONS.findIndex(({ name }) => name === 'bologna')
const TORINO = REGIONS.findIndex(({ name }) => name === 'torino')
const card = (letter: string): number => CARDS.findIndex((one) => one.letter === letter)

const textOf = (note: Note | null): string =>
  (note?.says ?? []).map((parts) => parts.map(({ words }) => words).join('')).join(' ')
const taskOf = (note: Note | null): string[] =>
  (note?.says ?? []).flat().flatMap(({ name, words }) => (name === 'b' ? [words] : []))

function hand(letters: string): number[] {
  const cards = noCards()
  for (const letter of letters) cards[card(letter)] = (cards[card(letter)] ?? 0) + 1
  return cards
}

test('a tie is told by what the strongest lines were worth, and by who holds the Condottiere now', () => {
  const result = battleResult({ site: TORINO, strongest: 20, second: 20, conqueror: null })
  const log = [line({ type: 'battle_ended', result })]
  const after = table({ view: view({ phase: 'site', battles: 3, turn: 2, holder: 2 }) })
  expect(textOf(noteAt(after, log, NOTHING))).toBe(
    'The strongest lines tie at 20, so nobody takes Torino. Carla holds the Condottiere now. ' +
      'Carla now chooses where to fight.',
  )
})

test('what there is to know and what is to be done are said together, and only the second is marked', () => {
  const legal = [action('site', 'site:bologna', { region: BOLOGNA })]
  const note = noteAt(table({ view: view({ phase: 'site', legal }) }), [], NOTHING)
  expect(textOf(note)).toMatch(/^You are Anna\..* wins\. You hold the Condottiere/)
  expect(taskOf(note)).toEqual(['choose Bologna'])
})

test('what came of a battle stands until the learner has seen where the next one is fought', () => {
  const result = battleResult({ site: TORINO, strongest: 20, second: 2, conqueror: 1 })
  const log = [line({ type: 'battle_ended', result })]
  const pass = [action('pass', 'pass')]
  const seats = [seat(), seat(), seat()]
  const said = (holder: number, legal: typeof pass): string =>
    textOf(noteAt(table({ view: view({ battles: 3, holder, seats, turn: 1, legal }) }), log, NOTHING))
  expect(said(1, [])).toMatch(/^Bruno takes Torino with 20\./)
  expect(said(0, [])).not.toContain('Torino with 20')
  // From then on what is to be done is said alone, as the panel asks for it.
  expect(said(1, pass)).not.toContain('Torino with 20')
})

test('whoever leads those who hold no card any more is told that nothing can happen', () => {
  const seats = [seat({ strength: 6, line: hand('6'), hand_size: 2 }), seat({ hand_size: 0 })]
  const legal = [action('pass', 'pass')]
  const fought = view({ battles: 3, site: TORINO, seats, legal })
  const text = (rival: number): string => {
    const rivals = [seat({ hand_size: rival, strength: 2 }), seat({ hand_size: 0 })]
    return textOf(
      noteAt(table({ view: { ...fought, seats: [...seats.slice(0, 1), ...rivals] } }), [], NOTHING),
    )
  }
  expect(text(0)).toBe('You lead, 6 to 2, and nobody else has cards left. Pass, and Torino is yours.')
  expect(text(1)).toContain('your line still counts')
})

test('whoever leads is told to pass where more would be wasted, and of the captains that have passed', () => {
  const text = (own: number, passed: boolean): string => {
    const line = hand('5')
    const rivals = [seat({ strength: 4, passed }), seat({ strength: 3, passed })]
    const seats = [seat({ strength: own, line, hand_size: 8 }), ...rivals]
    const shown = view({ battles: 0, site: TORINO, seats, hand: hand('4'), legal: [action('pass', 'pass')] })
    return textOf(noteAt(table({ view: shown }), [], NOTHING))
  }
  expect(text(5, false)).toContain('Add your Mercenary 4')
  expect(text(15, false)).toMatch(/^15 to 4 should do\. Pass: you are out of this battle/)
  expect(text(5, true)).toBe('You lead, 5 to 4, and all others have passed. Pass, and Torino is yours.')
})

test('whoever is behind is told that passing is final, too', () => {
  const seats = [seat({ strength: 2, line: hand('2') }), seat({ strength: 9 }), seat({ strength: 9 })]
  const shown = view({ battles: 3, site: TORINO, seats, legal: [action('pass', 'pass')] })
  expect(textOf(noteAt(table({ view: shown }), [], NOTHING))).toBe(
    'To lead, you need more than 9. Play more if Torino is worth it to you, ' +
      'or pass: you play no more in this battle, and save your cards.',
  )
})

test('where nobody else can play any more, nobody is said to spend or to show anything', () => {
  const rivals = [seat({ passed: true }), seat({ passed: true })]
  const text = (battles: number, letters: string): string => {
    const legal = [action('pass', 'pass')]
    const shown = view({ battles, site: TORINO, seats: [seat(), ...rivals], hand: hand(letters), legal })
    return textOf(noteAt(table({ view: shown }), [], NOTHING))
  }
  for (const [battles, letters] of [
    [1, '2W1'],
    [3, '6B'],
  ] as const)
    expect(text(battles, letters)).toMatch(
      /^The others are done, with 0 at most\. Play more if you want Torino/,
    )
})

test('a card that takes the region is to be played where nobody can answer it', () => {
  const rivals = [seat({ strength: 15, passed: true }), seat({ passed: true })]
  const seats = [seat({ strength: 14, line: hand('4H') }), ...rivals]
  const legal = ['1', '3'].map((letter) => action('play', `play:${letter}`, { card: card(letter) }))
  const previews = [15, 17].map((own, index) => ({
    token: at(legal, index).token,
    strengths: [own, 15, 0],
    notes: [],
  }))
  const shown = view({ battles: 3, site: TORINO, seats, legal })
  const note = noteAt(table({ view: shown, explanation: explanation({ previews }) }), [], NOTHING)
  expect(textOf(note)).toBe('The others are done. Play your Mercenary 3: Torino is yours, 17 to 15.')
  expect(note?.points).toEqual([`hand-card-${card('3')}`])
})

test('whoever has played the planned card already opens the battle with another', () => {
  const seats = [seat(), seat(), seat()]
  const shown = view({ battles: 3, seats, hand: hand('34B'), legal: [action('pass', 'pass')] })
  expect(textOf(noteAt(table({ view: shown }), [], NOTHING))).toContain('Open with your Mercenary 4')
})

test('a region is called the neighbour of those that the learner holds, and of no others', () => {
  const legal = REGIONS.map(({ name }, region) => action('site', `site:${name}`, { region }))
  const text = (battles: number, ...own: string[]): string => {
    const owners = REGIONS.map(({ name }) => (own.includes(name) ? 0 : null))
    const seats = [seat({ regions: own.length }), seat({ hand_size: 1 }), seat()]
    const shown = view({ phase: 'site', battles, owners, seats, legal })
    return textOf(noteAt(table({ view: shown }), [], NOTHING))
  }
  expect(text(1, 'bologna')).toContain('Choose Firenze, beside Bologna')
  expect(text(1, 'torino')).toContain('Choose a region to fight for: one beside yours is worth most')
  expect(text(3, 'bologna', 'firenze')).toContain('choose Urbino, beside Bologna and Firenze')
  expect(text(3, 'bologna')).not.toContain('Firenze')
  expect(text(3)).not.toContain('yours')
})

test('the Bishop is suggested only where he strikes none of the learner’s cards', () => {
  const text = (theirs: string): string => {
    const seats = [seat({ strength: 6, line: hand('6') }), seat({ strength: 12, line: hand(theirs) }), seat()]
    const shown = view({ battles: 3, seats, hand: hand('B'), legal: [action('pass', 'pass')] })
    return textOf(noteAt(table({ view: shown }), [], NOTHING))
  }
  expect(text('T')).toContain('Play the Bishop')
  expect(text('66')).not.toContain('Bishop')
})

test('the Bishop is not suggested before anybody has played', () => {
  const shown = view({
    battles: 3,
    seats: [seat(), seat(), seat()],
    hand: hand('B'),
    legal: [action('pass', 'pass')],
  })
  expect(textOf(noteAt(table({ view: shown }), [], NOTHING))).not.toContain('Bishop')
})

test('nobody is said to answer while it is shown what the learner’s Bishop does: the Favor is placed first', () => {
  const seats = [seat({ line: hand('6') }), seat(), seat()]
  const played = (letter: string, turn = 0): string => {
    const log = [line({ type: 'card_played', seat: 0, card: card(letter), face_down: false })]
    const shown = table({ view: view({ battles: 3, seats, turn }) })
    return textOf(noteAt(shown, log, NOTHING))
  }
  expect(played('6')).toMatch(/^The computer’s captains answer: Bruno/)
  expect(played('B')).toBe('')
  expect(played('K')).toBe('')
  expect(played('B', 1)).toMatch(/^The computer’s captains answer/)
})

test('what the guide asks for is what the panel asks for: nothing is to be read first', () => {
  const seats = [seat(), seat(), seat()]
  const legal = [action('pass', 'pass')]
  const note = noteAt(table({ view: view({ battles: 0, seats, hand: hand('54'), legal }) }), [], NOTHING)
  expect(taskOf(note)).toEqual(['Choose your Mercenary 5'])
  expect(note?.points).toEqual([`hand-card-${card('5')}`])
})

test('a Drummer is explained before its line wins', () => {
  const drummer = seat({ line: hand('D') })
  const seats = [seat({ strength: 1, line: hand('C') }), drummer, seat({ strength: 6, line: hand('6') })]
  const shown = view({ battles: 2, site: TORINO, seats, legal: [action('pass', 'pass')] })
  expect(textOf(noteAt(table({ view: shown }), [], NOTHING))).toMatch(
    /^Bruno has played a Drummer: it doubles all Mercenaries of that line/,
  )
})

test('the Heroine is suggested against a Heroine, where she takes the lead', () => {
  const text = (strength: number): string => {
    const seats = [
      seat({ strength: 6, line: hand('6') }),
      seat({ strength, line: hand('H'), hand_size: 1 }),
      seat(),
    ]
    const shown = view({ battles: 3, site: TORINO, seats, hand: hand('H3'), legal: [action('pass', 'pass')] })
    return textOf(noteAt(table({ view: shown }), [], NOTHING))
  }
  expect(text(10)).toMatch(/^Bruno leads with 10: neither Winter nor Bishop touches a Heroine. Play yours/)
  expect(text(16)).not.toContain('Play yours')
})

/** A table of the second lesson. */
const second = (changes: Parameters<typeof view>[0]): TableMessage => {
  const shown = table({ view: view(changes) })
  return { ...shown, players: shown.players.map((one, at) => (at ? { ...one, bot: TUTORS[1] } : one)) }
}

test('a ten is played to be taken back, and the Scarecrow only where its line wins without it', () => {
  const text = (own: number, line: string, passed: boolean, rival = 5): string => {
    const seats = [
      seat({ strength: own, line: hand(line) }),
      seat({ strength: 4, passed }),
      seat({ strength: rival, passed }),
    ]
    const legal = [action('pass', 'pass')]
    return textOf(noteAt(second({ battles: 1, site: BOLOGNA, seats, hand: hand('TK'), legal }), [], NOTHING))
  }
  expect(text(6, '6', false)).toMatch(/^You lead, 6 to 5\. Frighten the others: play your Mercenary 10/)
  expect(text(16, '6T', true)).toMatch(
    /^16 to 5: they have given up\. Play the Scarecrow.* 6 to 5 still wins/,
  )
  expect(text(16, '6T', true, 9)).toBe(
    'You lead, 16 to 9, and all others have passed. Pass, and Bologna is yours.',
  )
})

test('a hand without Mercenaries is to be discarded where only one other holds cards', () => {
  const answers = { choice: true, own: null, until: null }
  const points = (cards: number): string[] | undefined => {
    const seats = [seat({ hand_size: 4 }), seat({ hand_size: 5 }), seat({ hand_size: cards })]
    const shown = { ...second({ battles: 3, phase: 'hand', seats }), answers } as TableMessage
    return noteAt(shown, [], NOTHING)?.points
  }
  expect(points(0)).toEqual(['discard-hand'])
  expect(points(1)).toEqual([])
})

test('cards to keep are pointed at first, and what confirms them once one is picked', () => {
  const keeping = table({ view: view({ phase: 'keep', battles: 4, legal: [action('keep', 'keep:-')] }) })
  const points = (kept: number): string[] | undefined => noteAt(keeping, [], { ...NOTHING, kept })?.points
  expect(points(0)).toEqual(['hand'])
  expect(points(1)).toEqual(['keep-confirm'])
})

test('new cards are told of until the first of them is played', () => {
  const log = [line({ type: 'round_ended' }), line({ type: 'cards_dealt', amounts: [] })]
  const text = (hand_size: number): string => {
    const seats = [seat({ hand_size, regions: 3 }), seat(), seat()]
    return textOf(noteAt(table({ view: view({ battles: 4, seats }) }), log, NOTHING))
  }
  expect(text(13)).toMatch(/^Now everybody has ten cards, kept ones included.* you hold 13\. /)
  expect(text(12)).not.toContain('everybody has ten cards')
})

test('under Winter a rival’s line is called as strong as one’s own only where it is', () => {
  const rival = seat({ strength: 1, line: hand('T') })
  const text = (line: string, strength: number): string => {
    const seats = [seat({ strength, line: hand(line) }), rival, seat()]
    const legal = [action('pass', 'pass')]
    return textOf(noteAt(table({ view: view({ battles: 1, seats, hand: hand('21'), legal }) }), [], NOTHING))
  }
  expect(text('2W', 1)).toContain('Bruno’s line is worth 1 too')
  expect(text('W', 0)).toMatch(/^To lead, you need more than 1\. You could play your Mercenary 2/)
})

test('whoever has won is told so as soon as the last marker lies on the map', () => {
  const log = [line({ type: 'round_ended' }), line({ type: 'cards_dealt', amounts: [] })]
  const text = (adjacent_missing: number): string => {
    const seats = [seat({ regions: 4, adjacent_missing, total_missing: 2 }), seat(), seat()]
    return textOf(noteAt(table({ view: view({ battles: 6, phase: 'site', seats }) }), log, NOTHING))
  }
  expect(text(1)).toContain('One more region beside yours wins this game')
  expect(text(0)).toContain('Anna wins.')
})
