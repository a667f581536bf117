import { createGiven } from '@ticarum/db/testing/given'
import { callHttp } from '@ticarum/server/testing/call-http'
import { png } from '@ticarum/server/testing/hostile/png-files'
import { givenSession } from '@ticarum/server/testing/personas'
import type { World } from './in-world.ts'

/** A supplier who sends pictures, and afterwards asks for each that was taken. */
export async function createUploads({ owner }: World, url: string) {
  const token = await givenSession({ owner }, (await createGiven(owner).supplier()).id)
  const taken: string[] = []
  const headers = { 'x-forwarded-for': '10.4.0.1' }
  return {
    taken,
    /** the outcome of sending one */
    async send(): Promise<string> {
      const file = png({ width: 400, height: 300 })
      const { outcome, body } = await callHttp(url, 'session', 'images.upload', { token, input: { file }, headers })
      if (outcome === 'OK') taken.push((body as { name: string }).name)
      return outcome
    },
    /** how many of those that were taken can't be had whole */
    async lost(): Promise<number> {
      const cookie = { ...headers, cookie: `session=${token}` }
      const found = await Promise.all(
        taken.map(async (name) => {
          const answer = await fetch(`${url}/media/${name}-320.webp`, { headers: cookie })
          return answer.ok && (await answer.arrayBuffer()).byteLength > 0
        }),
      )
      return found.filter((whole) => !whole).length
    },
  }
}
