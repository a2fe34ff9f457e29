// Draws the pictures of docs/rules.md from the game's own cards: `node tools/pictures/build.mjs`, in web/.
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'

const DOCS = new URL('../../../docs/pictures/', import.meta.url)
const SOURCE = new URL('../../src/', import.meta.url)
const ROW = 96
const CARD = { width: 60, height: 84, step: 68 }
const WIDTH = 620

const source = (path) => readFileSync(new URL(path, SOURCE), 'utf8')
const styleOf = (path) => /<style>([\s\S]*)<\/style>/.exec(source(path))?.[1] ?? ''
/** The rules of a component, and the colours that they name, for a picture that stands alone. */
const style = [
  ':root{--line:#17110a;--paper:#f8eed6;--serif:Georgia,serif}',
  source('style/cards.css'),
  styleOf('cards/CardFace.svelte').replace(/\.card \{\s*width: 100%;\s*height: 100%;\s*\}/, ''),
  styleOf('cards/Emblem.svelte'),
  '.sum{font:400 24px Georgia,serif;fill:#4a3a25}.strength-of-line{font:700 40px Georgia,serif;fill:#17110a}',
  '.gone{opacity:.3}.strike{stroke:#8c1a14;stroke-width:6}',
]
  .join('\n')
  .replaceAll(/:global\(([^)]*)\)/g, '$1')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  .replaceAll(/\s+/g, ' ')

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { render } = await vite.ssrLoadModule('svelte/server')
const { readLanguage, show } = await vite.ssrLoadModule('/src/languages/language.svelte.ts')
show(
  readLanguage(
    'en',
    readFileSync(new URL('../../../src/condottiere/languages/en.ftl', import.meta.url), 'utf8'),
  ),
)
const { default: CardFace } = await vite.ssrLoadModule('/src/cards/CardFace.svelte')
const { CARDS } = await vite.ssrLoadModule('/src/protocol.ts')

/** A card, drawn once in each picture. */
function face(letter) {
  const card = CARDS.findIndex((one) => one.letter === letter)
  return render(CardFace, { props: { card, small: true } })
    .body.replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/ ?svelte-\w+/g, '')
    .replaceAll(/ (aria-hidden|focusable)="[^"]*"/g, '')
    .replace('<svg', `<svg id="card-${letter}" width="${CARD.width}" height="${CARD.height}"`)
}

/** A battle line: its cards, those crossed out that are gone, and how its strength adds up. */
function line({ cards, gone = '', working, strength }, row) {
  const y = 6 + row * ROW
  const left = [...gone]
  const drawn = [...cards].map((letter, place) => {
    const x = 10 + place * CARD.step
    const struck = left.includes(letter) && left.splice(left.indexOf(letter), 1).length > 0
    const card = `<use href="#card-${letter}" x="${x}" y="${y}"/>`
    const cross = `<path class="strike" d="M${x + 4} ${y + 4}l${CARD.width - 8} ${CARD.height - 8}"/>`
    return struck ? `<g class="gone">${card}</g>${cross}` : card
  })
  const sum = working.replaceAll('x', ' × ').replaceAll('+', ' + ')
  const shown = sum === String(strength) ? '' : `${sum} =`
  return `${drawn.join('')}<text class="sum" x="${WIDTH - 78}" y="${y + 54}" text-anchor="end">${shown}</text><text class="strength-of-line" x="${WIDTH - 14}" y="${y + 58}" text-anchor="end">${strength}</text>`
}

const pictures = JSON.parse(readFileSync(new URL('pictures.json', DOCS), 'utf8'))
for (const [name, lines] of Object.entries(pictures)) {
  const height = 6 + lines.length * ROW
  const letters = [...new Set(lines.flatMap(({ cards }) => [...cards]))]
  const body = `<defs>${letters.map(face).join('\n')}</defs>\n${lines.map(line).join('\n')}`
  writeFileSync(
    new URL(`${name}.svg`, DOCS),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><style>${style}</style><rect width="${WIDTH}" height="${height}" rx="6" fill="#efe4c6"/>\n${body}\n</svg>\n`,
  )
}
await vite.close()
