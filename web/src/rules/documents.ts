// Documents as the pages show them: rules, fairness, pacts. Each is loaded when it is read, in one language.
import type { Document } from '../../documents'
import { currentLanguage } from '../languages/language.svelte'

const FILES = import.meta.glob<Document>(
  ['../../../docs/{rules,fairness,pacts}.md', '../../../docs/{rules,fairness,pacts}.*.md'],
  { import: 'default' },
)

type DocumentName = 'rules' | 'fairness' | 'pacts'

/** A document in the language that is shown, or else in English. */
export async function readDocument(name: DocumentName): Promise<Document> {
  const path = `../../../docs/${name}`
  const read = FILES[`${path}.${currentLanguage()}.md`] ?? FILES[`${path}.md`]
  if (!read) throw new Error(`there is no document ${name}`)
  return read()
}
