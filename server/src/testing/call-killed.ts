import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { expect, onTestFinished } from 'vitest'
import { callHttp, type HttpCall } from './call-http.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = await temporaryFolder()

/** Calls a server that is killed between commit and response: the work is done, and the caller cannot know. */
export async function callKilled({ app, sign_in: signIn }: DatabaseUrls, name: string, call: HttpCall): Promise<void> {
  const child = fork(new URL('killed-server.ts', import.meta.url), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: app, DATABASE_SIGN_IN_URL: signIn, STORAGE_DIR: folder },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = await once(child, 'message')
  const ended = once(child, 'exit')
  await expect(callHttp(`http://127.0.0.1:${port}`, 'session', name, call)).rejects.toThrow('fetch failed')
  expect((await ended)[1]).toBe('SIGKILL')
}
