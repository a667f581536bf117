import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { cloneDatabase, type DatabaseUrls } from '../prepare.ts'
import { createPool } from '../transaction.ts'
import { TEMPLATE, TEST_PASSWORD } from './cluster-setup.ts'
import { createGiven, type Given } from './given.ts'
import { ledThrough } from './start-pgbouncer.ts'

export interface TestDatabase {
  urls: DatabaseUrls
  owner: pg.Pool
  app: pg.Pool
  worker: pg.Pool
  signIn: pg.Pool
  given: Given
}

/** As much of it as factories need. */
export type SeededDatabase = Pick<TestDatabase, 'owner' | 'given'>

/** A database of its own for a test file, cloned from the template and dropped when the file is done. */
export async function testDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const direct = await cloneDatabase(adminUrl, { template: TEMPLATE, name, password: TEST_PASSWORD })
  const urls = ledThrough(inject('pgbouncer'), direct)
  const owner = createPool(urls.owner, 4)
  const app = createPool(urls.app, 20)
  const worker = createPool(urls.worker, 4)
  const signIn = createPool(urls.sign_in, 20)
  afterAll(async () => {
    await Promise.all([owner.end(), app.end(), worker.end(), signIn.end()])
    const admin = new pg.Client(adminUrl)
    await admin.connect()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return { urls, owner, app, worker, signIn, given: createGiven(owner) }
}
