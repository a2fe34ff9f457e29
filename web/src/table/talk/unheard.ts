import type { Draft } from '../../lib/browser/myTables'
import type { ChatLine } from '../../protocol'
import type { Session } from '../session.svelte'

/** What a seat has said and the server has not shown yet: what may be lost stands in the entry again, once each. */
export class Unheard {
  #said: Draft[] = []
  #lost: Draft[] = []
  /** What was lost and has stood in the entry again since something was said last. */
  #returned: Draft[] = []
  /** To whom something was about to be said before that. */
  #toBefore: Draft['to'] = null

  constructor(private readonly session: Session) {}

  /** Says what is drafted; whether it was sent. */
  say(): boolean {
    const { draft } = this.session
    const said = { text: draft.text.trim(), to: draft.to }
    if (!said.text || !this.session.say(said)) return false
    this.#said.push(said)
    this.#returned = []
    draft.text = ''
    this.#giveBack()
    return true
  }

  /** Takes lines that come after those of the session, or are among them. */
  hear(lines: readonly ChatLine[]): void {
    const { chat, table } = this.session
    const known = chat.at(-1)?.at ?? 0
    for (const { seat, at } of lines) {
      // In the order in which it was said, whatever the server made of its text.
      if (seat !== table?.view.viewer || at <= known || this.#said.shift()) continue
      const returned = this.#returned.shift()
      if (!returned) this.#lost.shift()
      else if (JSON.stringify(returned) === JSON.stringify(this.session.draft))
        this.session.draft = { text: '', to: this.#toBefore }
    }
    this.#giveBack()
  }

  /** Nobody knows whether what was said has arrived. */
  doubt(): void {
    this.#lost.push(...this.#said.splice(0))
    this.#giveBack()
  }

  #giveBack(): void {
    const lost = this.session.draft.text ? undefined : this.#lost.shift()
    if (!lost) return
    this.#returned.push(lost)
    this.#toBefore = this.session.draft.to
    this.session.draft = { ...lost }
  }
}
