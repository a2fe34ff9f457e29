import { currentLanguage, t } from '../../languages/language.svelte'
import { removeWorker } from '../../offline/worker'
import type { Me } from '../../protocol'
import { DEFAULT_NAME, ownName } from '../browser/preferences'
import { forgetMe, newRecoveryCode, recover, Refused, rename, whoAmI } from './api'

/** Whether this browser keeps a cookie; what it says of itself is not to be relied on. */
function keepsCookies(): boolean {
  document.cookie = 'probe=1; SameSite=Lax'
  const kept = document.cookie.includes('probe=1')
  document.cookie = 'probe=; Max-Age=0; SameSite=Lax'
  return kept
}

/** Whom the server takes this browser for. */
class Person {
  /** null while the server knows nobody here. */
  name = $state<string | null>(null)
  hasRecoveryCode = $state(false)
  /** Whether captains remember from game to game how this person keeps promises. */
  remembered = $state(false)
  /** Whether this browser keeps no cookies, so that the server cannot know anybody again. */
  refusesCookies = $state(false)
  /** In which language the server writes to this person. */
  #language: string | null = null

  /** What this browser's user has chosen to be called: who never gave a name plays under the usual one. */
  get chosenName(): string {
    return this.name === null || (this.name === DEFAULT_NAME && !ownName()) ? ownName() : this.name
  }

  async load(): Promise<void> {
    this.#is(await whoAmI())
    await this.speak()
    this.refusesCookies = this.name === null && !keepsCookies()
  }

  /** Be called so. The first name makes a person, whom the server knows again by a cookie: Refused if none is kept. */
  async rename(name: string): Promise<void> {
    if (this.refusesCookies) throw new Refused('no_cookies', () => t('device-no-cookies'))
    const isNew = this.name === null
    this.#is(await rename(name))
    if (isNew) await this.check()
  }

  /** Have captains remember, or forget at once what they do. */
  async beRemembered(remembered: boolean): Promise<void> {
    await this.load() // On another device the name may have changed since.
    if (this.name !== null) this.#is(await rename(this.name, remembered))
  }

  /** Has the server write in the language that is shown here, where it knows this browser's person. */
  async speak(): Promise<void> {
    if (this.name !== null && this.#language !== currentLanguage()) this.#is(await rename(this.name))
  }

  /** A new code, which ends the one before. */
  async newCode(): Promise<string> {
    const { code } = await newRecoveryCode()
    this.hasRecoveryCode = true
    return code
  }

  async recover(code: string): Promise<void> {
    await recover(code)
    await this.check()
  }

  async forget(): Promise<void> {
    // Whoever comes next is not to be told of these games.
    await import('../../table/alerts/subscribing').then(({ stopPush }) => stopPush()).catch(() => undefined)
    await removeWorker().catch(() => undefined)
    this.#is(await forgetMe())
  }

  /** After an answer that has made a person of this browser: Refused if it has not kept the cookie. */
  async check(): Promise<void> {
    await this.load()
    this.refusesCookies = this.name === null
    if (this.refusesCookies) throw new Refused('no_cookies', () => t('device-no-cookies'))
  }

  #is(me: Me): void {
    this.name = me.name
    this.#language = me.language ?? null
    this.hasRecoveryCode = me.has_recovery_code
    this.remembered = me.remembered
  }
}

export const person = new Person()
