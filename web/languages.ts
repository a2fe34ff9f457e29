/** Makes two of the file of each language while the pages are built: what a table needs, and the rest. */
import type { Plugin } from 'vite'

/** The parts of a file that tables do without; they are loaded when a message of them is first asked for. */
const ELSEWHERE = new RegExp(
  `^### (${[
    'Answers',
    'Cards that are seen',
    'Errors',
    'Hints',
    'Keys',
    'Notices',
    'Pacts',
    'Verdicts',
    'The dialog of a table',
    'Settings of this browser',
    'On a television',
    'Installed, and without a network',
    'Home',
    'The waiting room',
    'The summary sheet',
    'The tutorial',
    'A finished game',
    'After the game',
    'Fair shuffles',
    'The rules and other documents',
    'Devices and persons',
  ].join('|')})$`,
  'm',
)

/** Without comments, empty lines and indentation, which nobody reads there. */
const packed = (parts: readonly string[]): string =>
  parts
    .join('')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/^ +/gm, ' ')
    .replaceAll(/\n{2,}/g, '\n')

/** The messages of a table, or else all others. */
function divided(text: string, table: boolean): string {
  return packed(text.split(/^(?=### )/m).filter((part) => ELSEWHERE.test(part) !== table))
}

export const languagesPlugin = (): Plugin => ({
  name: 'languages',
  enforce: 'pre',
  transform: (source, id) => {
    const [, part] = /\.ftl\?(table|elsewhere)$/.exec(id) ?? []
    return part && { code: `export default ${JSON.stringify(divided(source, part === 'table'))}`, map: null }
  },
})
