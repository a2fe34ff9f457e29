import { describe, expect, it } from 'vitest'
import { Refused } from '../../lib/server/api'
import { Asking } from './asking.svelte'

/** A server that answers when it is told to. */
class Server {
  asked: number[] = []
  #answers: ((answer: string | Error) => void)[] = []

  ask = (version: number): Promise<string> => {
    this.asked.push(version)
    return new Promise((resolve, reject) =>
      this.#answers.push((answer) => (typeof answer === 'string' ? resolve(answer) : reject(answer))),
    )
  }

  async answer(answer: string | Error): Promise<void> {
    this.#answers.shift()?.(answer)
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
}

describe('a question about a version of the table', () => {
  it('is asked once, and its answer is for that version alone', async () => {
    const server = new Server()
    const asking = new Asking(server.ask)
    void asking.about(3)
    expect([asking.busy, asking.at(3)]).toEqual([true, null])
    await server.answer('so')
    expect([asking.busy, asking.at(3), asking.at(4)]).toEqual([false, 'so', null])
    void asking.about(3)
    expect(server.asked).toEqual([3])
  })

  it('is asked again as long as its answer is not final', async () => {
    const server = new Server()
    const asking = new Asking(server.ask, (told) => told !== 'not yet')
    for (const answer of ['not yet', 'so', 'never asked']) {
      void asking.about(3)
      await server.answer(answer)
    }
    expect([asking.at(3), server.asked]).toEqual(['so', [3, 3]])
  })

  it('waits for the one before, and of several that wait only the last is asked', async () => {
    const server = new Server()
    const asking = new Asking(server.ask)
    for (const version of [1, 2, 3]) void asking.about(version)
    expect(server.asked).toEqual([1])
    await server.answer('one')
    expect(server.asked).toEqual([1, 3])
    await server.answer('three')
    expect([asking.busy, asking.at(3)]).toEqual([false, 'three'])
  })

  it('is not asked any more when nobody wants to know', async () => {
    const server = new Server()
    const asking = new Asking(server.ask)
    void asking.about(1)
    void asking.about(2)
    asking.leave()
    await server.answer('one')
    expect([server.asked, asking.busy]).toEqual([[1], false])
  })

  it('says why there is no answer, unless the table has only gone on', async () => {
    const server = new Server()
    const asking = new Asking(server.ask)
    void asking.about(1)
    await server.answer(new Refused('internal', () => 'The server made a mistake.'))
    expect([asking.busy, asking.trouble]).toEqual([false, 'The server made a mistake.'])
    void asking.about(1)
    expect([server.asked, asking.trouble]).toEqual([[1, 1], ''])
    await server.answer(new Refused('stale', () => 'The table has changed.'))
    expect([asking.busy, asking.trouble]).toEqual([false, ''])
  })
})
