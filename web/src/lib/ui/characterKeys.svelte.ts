import { answer, isAnswered } from '../browser/preferences'

/** Whether digits, letters and other characters are shortcuts; who dictates or strikes keys by chance turns them off. */
class CharacterKeys {
  #on = $state(!isAnswered('no-character-keys'))

  get on(): boolean {
    return this.#on
  }

  set on(on: boolean) {
    this.#on = on
    answer('no-character-keys', !on)
  }
}

export const characterKeys = new CharacterKeys()
