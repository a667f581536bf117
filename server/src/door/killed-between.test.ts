import { newId } from '@ticarum/db/ids'
import { expect, it } from 'vitest'
import { callKilled } from '../testing/call-killed.ts'
import { countedCalls } from '../testing/effects.ts'
import { openHttp } from '../testing/open-http.ts'

const opened = await openHttp()
const { owner, call, urls } = opened
const { effect, inviting, renaming, placing } = countedCalls(opened)

// Every kill happens at the same moment by design, so more of them would find nothing more.
const KILLS = 2

it.each([
  ['invitations.send', inviting],
  ['companies.rename', renaming],
  ['orders.place', placing],
])(
  '%s has one effect, and its answer on replay, when the process is killed between commit and answer',
  { timeout: 120_000 },
  async (_, prepare) => {
    for (let kill = 0; kill < KILLS; kill++) {
      const { name, token, input, one } = await prepare()
      const key = newId()
      expect(await effect(() => callKilled(urls, name, { input, token, key }))).toEqual(one)

      const { rows } = await owner.query<{ answer: unknown }>('select answer from idempotency_keys where key = $1', [
        key,
      ])
      const replayed = async () =>
        expect(await call(name, { input, token, key })).toMatchObject({ status: 200, body: rows[0]?.answer })
      expect(await effect(replayed)).toEqual({})
    }
  },
)
