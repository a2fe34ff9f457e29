// The words that are looked for, marked where they stand in a document.
import { places } from './search'

const NAME = 'found'

/** What is looked for now. */
export const marks = $state<{ words: string[] }>({ words: [] })

/** Marks words in an element, where the browser can mark without changing what is there. */
export function mark(element: HTMLElement, words: readonly string[]): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(NAME)
  const long = words.filter((word) => word.length > 1)
  if (long.length === 0) return
  const ranges: Range[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    for (const [from, to] of places(text.nodeValue ?? '', long)) {
      const range = new Range()
      range.setStart(text, from)
      range.setEnd(text, to)
      ranges.push(range)
    }
  CSS.highlights.set(NAME, new Highlight(...ranges))
}
