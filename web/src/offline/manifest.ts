/** The file of the web app manifest in a language; English has the name that browsers know from earlier builds. */
export const manifestName = (code: string): string =>
  code === 'en' ? 'manifest.webmanifest' : `manifest.${code}.webmanifest`

/** From now on the game is installed in this language. */
export function linkManifest(code: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (link) link.href = `/${manifestName(code)}`
}
