import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { TestDatabase } from './database.ts'

/**
 * The cluster's superuser on a test database, for what none of our roles may do: planting faults, ending connections.
 */
export async function adminClient({ urls }: TestDatabase): Promise<pg.Client> {
  const url = new URL(inject('adminUrl'))
  url.pathname = new URL(urls.owner).pathname
  const client = new pg.Client(url.href)
  await client.connect()
  afterAll(() => client.end())
  return client
}
