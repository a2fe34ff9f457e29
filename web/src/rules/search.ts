// Finding words in a document.

/** A piece of a document that may be found: a rule, a paragraph, a row of a table. */
export interface Piece {
  /** Where it is, or where its part begins. */
  anchor: string
  /** The heading of its part. */
  heading: string
  text: string
}

interface Found extends Piece {
  /** The text around what was found, cut into what is marked and what is not. */
  excerpt: { text: string; marked: boolean }[]
}

/** So many characters are shown before what was found, and in all. */
const BEFORE = 40
const LENGTH = 130

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', œ: 'o', æ: 'a', '’': "'" }

/** A text without capitals and accents; each character stands where it stood. */
export const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, place) => {
    const letter = text.charAt(place).toLowerCase()
    return (LETTERS[letter] ?? letter.normalize('NFD')).charAt(0)
  }).join('')

/** The words that are looked for. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/** From where to where a text has these words, in order and without overlaps. */
export function places(text: string, words: readonly string[]): [from: number, to: number][] {
  const source = folded(text)
  const found = words.flatMap((word) => {
    const at: [number, number][] = []
    for (let from = source.indexOf(word); from >= 0; from = source.indexOf(word, from + word.length))
      at.push([from, from + word.length])
    return at
  })
  found.sort(([a, longer], [b, shorter]) => a - b || shorter - longer)
  const last = { to: 0 }
  return found.filter(([from, to]) => {
    if (from < last.to) return false
    last.to = to
    return true
  })
}

function excerpt(text: string, words: readonly string[]): Found['excerpt'] {
  const starts = places(text, words).map(([from]) =>
    from <= BEFORE ? 0 : text.lastIndexOf(' ', from - BEFORE) + 1,
  )
  const wordsFrom = (start: number): number => {
    const part = folded(text.slice(start, start + LENGTH))
    return words.filter((word) => part.includes(word)).length
  }
  const start = starts.reduce((best, one) => (wordsFrom(one) > wordsFrom(best) ? one : best), starts[0] ?? 0)
  const shown = text.slice(start, start + LENGTH)
  const parts: Found['excerpt'] = start > 0 ? [{ text: '… ', marked: false }] : []
  let end = 0
  for (const [from, to] of places(shown, words)) {
    parts.push({ text: shown.slice(end, from), marked: false }, { text: shown.slice(from, to), marked: true })
    end = to
  }
  parts.push({ text: shown.slice(end) + (start + LENGTH < text.length ? ' …' : ''), marked: false })
  return parts.filter(({ text }) => text !== '')
}

/** How well a piece fits: it is the rule of this number, its heading has the words, or only its text. */
function rank({ anchor, heading }: Piece, words: readonly string[]): number {
  if (words.length === 1 && anchor === words[0]) return 0
  return words.every((word) => folded(heading).includes(word)) ? 1 : 2
}

/** The pieces that have all words of a query, the best first. */
export function search(pieces: readonly Piece[], query: string): Found[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return pieces
    .filter(({ heading, text, anchor }) => {
      const all = folded(`${anchor} ${heading} ${text}`)
      return words.every((word) => all.includes(word))
    })
    .map((piece) => ({ piece, rank: rank(piece, words) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ piece }) => ({ ...piece, excerpt: excerpt(piece.text, words) }))
}

const PIECES = 'h2, h3, p, li, tbody tr'

/** The pieces of a document, in their order. */
export function piecesOf(root: ParentNode): Piece[] {
  let part = { anchor: '', heading: '' }
  return [...root.querySelectorAll(PIECES)].flatMap((one) => {
    const text = [...(one.matches('tr') ? one.children : [one])]
      .map(({ textContent }) => textContent.trim())
      .filter(Boolean)
      .join(' · ')
      .replaceAll(/\s+/g, ' ')
    if (one.matches('h2, h3')) {
      part = { anchor: one.id, heading: text }
      return [{ ...part, text: '' }]
    }
    // A paragraph of a list stands for itself already.
    if (text === '' || one.closest('li') !== (one.matches('li') ? one : null)) return []
    return [{ anchor: one.id || part.anchor, heading: part.heading, text }]
  })
}
