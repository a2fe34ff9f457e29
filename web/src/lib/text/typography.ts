/** An apostrophe as it is printed, in place of the straight one of a keyboard. */
export const curled = (text: string): string => text.replaceAll(/(?<=[\p{L}\d])'/gu, '’')

/** A number stays on the line of the name that it follows ('Bruno 7,', 'Bruno 7 and'), and '2 × Drummer' on one line. */
const bound = (text: string): string =>
  text
    .replaceAll(/(?<=\S) (?=\(?\d+(?:[.,:;)]| \p{L}{1,3} |$))/gu, '\u00A0')
    .replaceAll(/(?<=\d) × /g, '\u00A0×\u00A0')
    .replaceAll(/\d+(?:\+\d+)+/g, sumInTerms)

/** A sum such as '(2+4)x2+3' as it is printed: a line may break before each term, and nowhere else. */
export const sumInTerms = (sum: string): string => sum.replaceAll('x', '×').replaceAll('+', '\u200b+')

/** Polish leaves no word of one letter at the end of a line: w, z, i, a, o, u. */
export const glued = (text: string, language: string): string =>
  language === 'pl' ? text.replaceAll(/(?<=[\s(„>*}])([aiouwz])(?: |\n *)(?=\S)/giu, '$1\u00A0') : text

/** A sentence that the server wrote, as the page prints it. */
export const typeset = (text: string): string => bound(curled(text))
