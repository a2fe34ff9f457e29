/** What pages are written in, as in tokens.css. */
const FACES = ['1rem Fell', '1rem Garamond', 'bold 1rem Garamond', '1rem Alegreya', 'bold 1rem Alegreya']

/** Until the letters of a text are there, or will not come: with each font that comes later, lines would break anew. */
export async function loadLetters(text: string): Promise<void> {
  const letters = [...new Set(text)].join('')
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)))
}
