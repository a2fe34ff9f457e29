/** Makes two of the file of each language while the pages are built: what a table needs, and the rest. */
import type { Plugin } from 'vite'
import { english } from './messages.ts'
import { glued } from './src/lib/text/typography.ts'

/** The parts of a file that tables do without; they are loaded when a message of them is first asked for. */
const ELSEWHERE = new RegExp(
  `^### (${[
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
    'Devices and persons',
    'Errors',
    'Fair shuffles',
    'Hints',
    'Home',
    'Installed, and without a network',
    'Keys',
    'Notices',
    'Odds',
    'On a television',
    'Options',
    'Pacts',
    'Refusals by the rules',
    'Rematches',
    'Saying something',
    'Settings of this browser',
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
    'Who captains and other bots are',
  ].join('|')})$`,
  'm',
)

/** What only terminals show, and what index.html says by itself. */
const NOWHERE = /^### (The command line|Browsers that show no page)$/m

/** Without comments, empty lines and indentation, which nobody reads there. */
const packed = (parts: readonly string[]): string =>
  parts
    .join('')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/^ +/gm, ' ')
    .replaceAll(/\n{2,}/g, '\n')

/** The messages of a table, or else all others. */
const divided = (text: string, table: boolean): string =>
  packed(text.split(/^(?=### )/m).filter((part) => ELSEWHERE.test(part) !== table && !NOWHERE.test(part)))

/** The messages of a text by their ids. */
const messages = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^([a-z][\w-]*) =.*\n(?:[ }].*\n)*/gm)].map(([message, id = '']) => [id, message]),
  )

/** What a part of a language's file is on a page: what it lacks is there in English. */
export function part(text: string, code: string, table: boolean, source = english()): string {
  const own = divided(text, table)
  const there = messages(own)
  const lacking = [...messages(divided(source, table))].filter(([id]) => !there.has(id))
  return glued(own, code) + lacking.map(([, message]) => message).join('')
}

export const languagesPlugin = (): Plugin => ({
  name: 'languages',
  enforce: 'pre',
  transform: (source, id) => {
    const [, code, which] = /(\w+)\.ftl\?(table|elsewhere)$/.exec(id) ?? []
    return (
      code && { code: `export default ${JSON.stringify(part(source, code, which === 'table'))}`, map: null }
    )
  },
})
