/** Makes documents, which alone say what they say, into what the pages show of them, while these are built. */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Marked, type RendererObject, type Token, type TokenizerExtension, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { curled, glued } from './src/lib/text/typography.ts'

export interface Document {
  /** The code of its language. */
  language: string
  title: string
  html: string
  chapters: { id: string; title: string }[]
}

const NUMBER = /^R\d+(?:\.\d+)?\b/
const RULE = /^\*\*(R\d+\.\d+)\*\*/

const slug = (text: string): string =>
  (NUMBER.exec(text)?.[0] ?? text.replaceAll(/[^\p{L}\d]+/gu, '-')).toLowerCase()

/** What a link of the repository calls a heading. */
const linked = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

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

/** Headings take these anchors, one after the other: those of the English document, in every language. */
const renderer = (anchors: Iterator<string>, links: ReadonlyMap<string, string>): RendererObject => ({
  // The title stands above; chapters and parts follow it.
  heading({ tokens, depth }) {
    const level = Math.max(2, depth)
    return `<h${level} id="${anchors.next().value}">${this.parser.parseInline(tokens)}</h${level}>\n`
  },
  listitem({ tokens, text }) {
    const number = RULE.exec(text)?.[1]
    const anchor = number ? ` id="${slug(number)}"` : ''
    return `<li${anchor}>${this.parser.parse(tokens)}</li>\n`
  },
  link({ href, tokens }) {
    const text = this.parser.parseInline(tokens)
    // Other files of the repository are no pages of the game.
    return href.startsWith('#') ? `<a href="#${links.get(href.slice(1))}">${text}</a>` : text
  },
  // Where it is, is known once it is built (see `withPictures`).
  image({ href, text }) {
    return `<img class="picture" src="${href}" alt="${escaped(text)}" loading="lazy">`
  },
  html: unexpected,
})

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

const headings = (tokens: readonly Token[]): Tokens.Heading[] => tokens.filter(isHeading)

/**
 * A document, in which rules lead to the page at the address `rules`; of a translation, `english` is the original,
 * with the same headings.
 */
function parsed(markdown: string, rules: string, language: string, english: string): Document {
  const lexer = new Marked({ extensions: [numbers(rules)] })
  const [title, ...tokens] = lexer.lexer(glued(curled(markdown), language))
  if (!title || !isHeading(title)) throw new Error('docs: a document does not begin with its title')
  const anchors = headings(lexer.lexer(curled(english)).slice(1)).map(({ text }) => slug(text))
  if (anchors.length !== headings(tokens).length)
    throw new Error(`docs: ${title.text}: its headings are not those of the English document`)
  const links = new Map(headings(tokens).map(({ text }, place) => [linked(text), anchors[place] ?? '']))
  const marked = new Marked({ renderer: renderer(anchors.values(), links), extensions: [numbers(rules)] })
  return {
    language,
    title: title.text,
    html: marked
      .parser(tokens)
      .replaceAll('<table>', '<div class="wide"><table>')
      .replaceAll('</table>', '</table></div>'),
    chapters: headings(tokens).flatMap(({ text, depth }, place) =>
      depth < 3 ? [{ id: anchors[place] ?? '', title: text }] : [],
    ),
  }
}

export const document = (markdown: string, language = 'en', english = markdown): Document =>
  parsed(markdown, '/rules', language, english)

/** docs/rules.md: rules are on its own page. */
export const rulebook = (markdown: string, language = 'en', english = markdown): Document =>
  parsed(markdown, '', language, english)

/** The numbers of all rules: 'R5', 'R5.3'. */
export const ruleNumbers = (rules: string): string[] =>
  [...rules.matchAll(/^(?:## |- \*\*)(R\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number ?? '')

/** 'rules', and of 'rules.fr.md' the language. */
const FILE = /\/docs\/(rules|fairness|pacts)(?:\.([a-z]+))?\.md(\?numbers)?$/

/** Code for a document, which asks the builder where its pictures are. */
function withPictures(made: Document, folder: string): string {
  const names = [
    ...new Set([...made.html.matchAll(/src="(pictures\/[\w-]+\.svg)"/g)].map(([, name]) => name ?? '')),
  ]
  return [
    ...names.map(
      (name, place) => `import picture${place} from ${JSON.stringify(`${folder}/${name}?url&no-inline`)}`,
    ),
    `const made = ${JSON.stringify(made)}`,
    ...names.map(
      (name, place) => `made.html = made.html.replaceAll(${JSON.stringify(name)}, picture${place})`,
    ),
    'export default made',
  ].join('\n')
}

/** Lets code import the documents, each in all its languages, and the numbers of the rules alone. */
export const documentsPlugin = (): Plugin => ({
  name: 'documents',
  transform: (source, id) => {
    const [, name, language = 'en', alone] = FILE.exec(id) ?? []
    if (!name) return undefined
    const english = language === 'en' ? source : readFileSync(id.replace(FILE, `/docs/${name}.md`), 'utf8')
    const make = name === 'rules' ? rulebook : document
    const code = alone
      ? `export default ${JSON.stringify(ruleNumbers(source))}`
      : withPictures(make(source, language, english), dirname(id))
    return { code, map: null }
  },
})
