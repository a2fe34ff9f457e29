/** Makes documents, which alone say what they say, into what the pages show of them, while these are built. */
import { Marked, type RendererObject, type Token, type TokenizerExtension, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { curled } from './src/lib/typography.ts'

export interface Document {
  title: string
  html: string
  chapters: { id: string; title: string }[]
}

const NUMBER = /^R\d+(?:\.\d+)?\b/
const RULE = /^\*\*(R\d+\.\d+)\*\*/

const slug = (text: string): string =>
  (NUMBER.exec(text)?.[0] ?? text.replaceAll(/[^\p{L}\d]+/gu, '-')).toLowerCase()

/** A rule's number, wherever it is named, leads to the rule, which is on this page. */
const numbers = (page: string): TokenizerExtension & { renderer: (token: Tokens.Generic) => string } => ({
  name: 'number',
  level: 'inline',
  start: (source) => source.search(/\bR\d/),
  tokenizer: (source) => {
    const raw = NUMBER.exec(source)?.[0]
    return raw === undefined ? undefined : { type: 'number', raw }
  },
  renderer: ({ raw }) => `<a href="${page}#${slug(raw)}">${raw}</a>`,
})

const unexpected = ({ raw }: { raw: string }): never => {
  throw new Error(`docs: documents.ts does not show such a thing yet: ${raw}`)
}

const RENDERER: RendererObject = {
  // The title stands above; chapters and parts follow it.
  heading({ tokens, text, depth }) {
    const level = Math.max(2, depth)
    return `<h${level} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`
  },
  listitem({ tokens, text }) {
    const number = RULE.exec(text)?.[1]
    const anchor = number ? ` id="${slug(number)}"` : ''
    return `<li${anchor}>${this.parser.parse(tokens)}</li>\n`
  },
  link({ href, tokens }) {
    const text = this.parser.parseInline(tokens)
    // Other files of the repository are no pages of the game.
    return href.startsWith('#') ? `<a href="${href}">${text}</a>` : text
  },
  html: unexpected,
  image: unexpected,
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

function parsed(markdown: string, rules: string): Document {
  const marked = new Marked({ renderer: RENDERER, extensions: [numbers(rules)] })
  const [title, ...tokens] = marked.lexer(curled(markdown))
  if (!title || !isHeading(title)) throw new Error('docs: a document does not begin with its title')
  return {
    title: title.text,
    html: marked
      .parser(tokens)
      .replaceAll('<table>', '<div class="wide"><table>')
      .replaceAll('</table>', '</table></div>'),
    chapters: tokens
      .filter(isHeading)
      .filter(({ depth }) => depth < 3)
      .map(({ text }) => ({ id: slug(text), title: text })),
  }
}

export const document = (markdown: string): Document => parsed(markdown, '/rules')

/** docs/rules.md. */
export const rulebook = (markdown: string): Document => parsed(markdown, '')

/** The numbers of all rules: 'R5', 'R5.3'. Pages that only refer to rules do without the rest of them. */
const ruleNumbers = (markdown: string): string[] =>
  [...markdown.matchAll(/^(?:## |- \*\*)(R\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number ?? '')

const SHOWN: readonly [string, (markdown: string) => Document | string[]][] = [
  ['/docs/rules.md', rulebook],
  ['/docs/rules.md?numbers', ruleNumbers],
  ['/docs/fairness.md', document],
  ['/docs/pacts.md', document],
]

/** Lets code import the documents. */
export const documentsPlugin = (): Plugin => ({
  name: 'documents',
  transform: (source, id) => {
    const [, made] = SHOWN.find(([path]) => id.endsWith(path)) ?? []
    return made && { code: `export default ${JSON.stringify(made(source))}`, map: null }
  },
})
