import { fork } from 'node:child_process'
import { once } from 'node:events'
import { newId } from '@ticarum/db/ids'
import { expect, it, onTestFinished } from 'vitest'
import { callHttp } from '../testing/call-http.ts'
import { countedCalls } from '../testing/effects.ts'
import { openHttp } from '../testing/open-http.ts'

const opened = await openHttp()
const { owner, call, urls } = opened
const { effect, inviting, renaming } = countedCalls(opened)

const KILLS = 10

it.each([
  ['invitations.send', inviting],
  ['companies.rename', renaming],
])('%s has one effect, and its answer on replay, when the process is killed between commit and answer', { timeout: 120_000 }, async (_, prepare) => {
  for (let kill = 0; kill < KILLS; kill++) {
    const { name, token, input, one } = await prepare()
    const key = newId()
    const killed = async () => {
      const child = fork(new URL('../testing/killed-server.ts', import.meta.url), { execArgv: [], env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: urls.app } })
      onTestFinished(() => void child.kill('SIGKILL'))
      const [port] = await once(child, 'message')
      const ended = once(child, 'exit')
      await expect(callHttp(`http://127.0.0.1:${port}`, 'session', name, { input, token, key })).rejects.toThrow('fetch failed')
      expect((await ended)[1]).toBe('SIGKILL')
    }
    expect(await effect(killed)).toEqual(one)

    const { rows } = await owner.query<{ answer: unknown }>('select answer from idempotency_keys where key = $1', [key])
    const replayed = async () => expect(await call(name, { input, token, key })).toMatchObject({ status: 200, body: rows[0]?.answer })
    expect(await effect(replayed)).toEqual({})
  }
})
