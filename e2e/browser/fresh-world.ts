import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { type RunningServer, startServer } from '../system/start-server.ts'
import { cloneDemoWorld } from '../system/start-system.ts'

/** A server for this file alone, on the unchanged demo world. Nobody writes to its files. */
export function openFreshWorld(): { site(): string } {
  let server: RunningServer
  beforeAll(async () => {
    const template = inject('template')
    const { app, sign_in: signIn } = await cloneDemoWorld(template, `ticarum_${randomBytes(6).toString('hex')}`)
    server = await startServer({ DATABASE_URL: app, DATABASE_SIGN_IN_URL: signIn, STORAGE_DIR: template.storage })
  })
  afterAll(() => server?.stop())
  return { site: () => server.url }
}
