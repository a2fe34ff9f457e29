import calm from '../../assets/favicon.svg?inline'
import calling from '../../assets/favicon-turn.svg?inline'

/** The page's little picture, which calls when it is one's turn. */
export function favicon(turn: boolean): void {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="icon"]') ??
    document.head.appendChild(document.createElement('link'))
  link.rel = 'icon'
  link.type = 'image/svg+xml'
  link.href = turn ? calling : calm
}
