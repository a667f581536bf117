import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { freePort } from '@ticarum/db/free-port'

/** Debian's nats-server, where there is one. */
export const NATS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  .map((folder) => `${folder}/nats-server`)
  .find((file) => existsSync(file))
export const WITHOUT_NATS = 'NATS is not run: nats-server is missing (apt-get install nats-server).'

export interface RunningNats {
  /** with the name and password that it asks for */
  url: string
  stop(): Promise<void>
}

/** A NATS server on this machine, with one login. */
export async function startNats(port?: number): Promise<RunningNats> {
  if (!NATS) throw new Error(WITHOUT_NATS)
  const own = port ?? (await freePort())
  const login = { name: 'ticarum', password: 'p%40ss-of-the-broker' }
  const child = spawn(
    NATS,
    ['-a', '127.0.0.1', '-p', `${own}`, '--user', login.name, '--pass', decodeURIComponent(login.password)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(child, 'exit')
  const ready = new Promise<void>((heard) => {
    createInterface(child.stderr).on('line', (line) => line.includes('Server is ready') && heard())
  })
  await Promise.race([ready, ended.then(([code]) => Promise.reject(new Error(`nats-server ended with ${code}`)))])
  return {
    url: `nats://${login.name}:${login.password}@127.0.0.1:${own}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
