import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from '../cluster.ts'
import { prepareDatabase } from '../prepare.ts'
import { startPgbouncer } from './start-pgbouncer.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
    /** the port of pgbouncer, where PGBOUNCER wants the application's roles to go through one */
    pgbouncer: number | null
  }
}

export const TEMPLATE = 'ticarum_template'
export const TEST_PASSWORD = 'development'

/** Never part of a migration: see the file. */
export async function addTestFunctions(ownerUrl: string): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  await owner.query(await readFile(new URL('test-functions.sql', import.meta.url), 'utf8'))
  await owner.end()
}

/**
 * Prepares, once for each run, a cluster (or the one that TEST_DATABASE_URL names) with a migrated template that each
 * test file clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const dir = given ? undefined : await mkdtemp(path.join(tmpdir(), 'ticarum-test-'))
  const cluster = dir
    ? await startCluster({ dir, flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'] })
    : undefined
  const adminUrl = given ?? cluster?.url() ?? ''

  const { owner: ownerUrl } = await prepareDatabase(adminUrl, TEMPLATE, TEST_PASSWORD)
  await addTestFunctions(ownerUrl)
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  await admin.query(`alter database ${TEMPLATE} with is_template true allow_connections false`)
  project.provide('adminUrl', adminUrl)
  const pgbouncer = process.env.PGBOUNCER ? await startPgbouncer(adminUrl, TEST_PASSWORD) : undefined
  project.provide('pgbouncer', pgbouncer?.port ?? null)

  return async () => {
    await pgbouncer?.stop()
    await admin.query(`alter database ${TEMPLATE} with is_template false`)
    await admin.query(`drop database ${TEMPLATE}`)
    await admin.end()
    await cluster?.stop()
    if (dir) await rm(dir, { recursive: true, force: true })
  }
}
