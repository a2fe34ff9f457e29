/** Makes three of the file of each language while the pages are built: what a table needs, the first page, and the rest. */
import type { Plugin } from 'vite'
import { english } from './messages.ts'
import { glued } from './src/lib/text/typography.ts'

export type Part = 'table' | 'home' | 'elsewhere'

const headed = (...headings: string[]): RegExp => new RegExp(`^### (${headings.join('|')})$`, 'm')

/** What the first page shows and tables do without. */
const HOME = headed(
  'Devices and persons',
  'Home',
  'Options',
  'Settings of this browser',
  'Who captains and other bots are',
)

/** What both do without; it is loaded when a message of it is first asked for. */
const ELSEWHERE = headed(
  'A device that several play on',
  'A finished game',
  'A hand to keep or discard',
  'A long log',
  'A pause',
  'A table that is not opened',
  'After the game',
  'Alerts',
  'Answers',
  'Cards that are seen',
  'Cards that are shown',
  'Cards that are taken back, drawn or kept',
  'Errors',
  'Fair shuffles',
  'Hints',
  'Installed, and without a network',
  'Keys',
  'Notices',
  'Odds',
  'On a television',
  'Pacts',
  'Refusals by the rules',
  'Rematches',
  'Saying something',
  'The clock of a turn',
  'The dialog of a table',
  'The end of a game',
  'The log of ends, shown cards and proposals',
  'The rules and other documents',
  'The summary sheet',
  'The tutorial',
  'The waiting room',
  'Verdicts',
  'What captains say of pacts',
  'What somebody proposes',
  'What was skipped',
)

/** What only terminals show, and what index.html says by itself. */
const NOWHERE = headed('The command line', 'Browsers that show no page')

const partOf = (section: string): Part | null =>
  NOWHERE.test(section) ? null : HOME.test(section) ? 'home' : ELSEWHERE.test(section) ? 'elsewhere' : 'table'

/** Without comments, empty lines and indentation, which nobody reads there. */
const packed = (parts: readonly string[]): string =>
  parts
    .join('')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/^ +/gm, ' ')
    .replaceAll(/\n{2,}/g, '\n')

/** The messages of one part. */
const divided = (text: string, wanted: Part): string =>
  packed(text.split(/^(?=### )/m).filter((section) => partOf(section) === wanted))

/** The messages of a text by their ids. */
const messages = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^([a-z][\w-]*) =.*\n(?:[ }].*\n)*/gm)].map(([message, id = '']) => [id, message]),
  )

/** What a part of a language's file is on a page: what it lacks is there in English. */
export function part(text: string, code: string, wanted: Part, source = english()): string {
  const own = divided(text, wanted)
  const there = messages(own)
  const lacking = [...messages(divided(source, wanted))].filter(([id]) => !there.has(id))
  return glued(own, code) + lacking.map(([, message]) => message).join('')
}

export const languagesPlugin = (): Plugin => ({
  name: 'languages',
  enforce: 'pre',
  transform: (source, id) => {
    const [, code, which] = /(\w+)\.ftl\?(table|home|elsewhere)$/.exec(id) ?? []
    return code && { code: `export default ${JSON.stringify(part(source, code, which as Part))}`, map: null }
  },
})
