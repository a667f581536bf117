import { randomBytes } from 'node:crypto'
import { createPool } from '@ticarum/db/transaction'
import { afterAll, beforeAll, inject } from 'vitest'
import { type RunningServer, startServer } from '../system/start-server.ts'
import { cloneDemoWorld } from '../system/start-system.ts'

/** A server for this file alone, on the demo world with one change or none. Nobody writes to its files. */
export function openFreshWorld(change?: string): { site(): string } {
  let server: RunningServer
  beforeAll(async () => {
    const template = inject('template')
    const { app, sign_in: signIn, owner } = await cloneDemoWorld(template, `ticarum_${randomBytes(6).toString('hex')}`)
    if (change) await asOwner(owner, change)
    server = await startServer({ DATABASE_URL: app, DATABASE_SIGN_IN_URL: signIn, STORAGE_DIR: template.storage })
  })
  afterAll(() => server?.stop())
  return { site: () => server.url }
}

async function asOwner(url: string, change: string): Promise<void> {
  const pool = createPool(url, 1)
  await pool.query(change)
  await pool.end()
}
