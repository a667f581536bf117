import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { newId } from '@ticarum/db/ids'
import { prepareDatabase } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { hashToken } from '@ticarum/server/door/authenticate'

const SUPPLIERS = 5000

export interface World {
  url: string
  /** suppliers that are asked for one by one */
  suppliers: string[]
  member: { companyId: string; token: string; tokenHash: Buffer }
  stop(): Promise<void>
}

/** A PostgreSQL in a temporary folder, migrated, with suppliers to list and one person who is signed in. */
export async function marketWorld(): Promise<World> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-bench-'))
  const cluster = await startCluster({ dir })
  const stop = async () => {
    await cluster.stop()
    await rm(dir, { recursive: true, force: true })
  }
  process.once('SIGINT', () => stop().then(() => process.exit(130)))
  const urls = await prepareDatabase(cluster.url(), 'bench', randomBytes(12).toString('hex'))
  const owner = createPool(urls.owner, 2)

  const ids = Array.from({ length: SUPPLIERS }, newId)
  await owner.query("insert into companies (id, kind) select unnest($1::uuid[]), 'supplier'", [ids])
  await owner.query(
    `insert into suppliers (id, name, city, country, description, created_at)
      select id, 'Supplier ' || n, 'Kayseri', 'Turkey', repeat('Furniture and textiles. ', 10),
        now() - n * interval '1 minute'
      from unnest($1::uuid[]) with ordinality as given (id, n)`,
    [ids],
  )
  const person = await createGiven(owner).supplier()
  const token = randomBytes(32).toString('base64url')
  await owner.query(
    "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '14 days')",
    [newId(), person.id, hashToken(token)],
  )
  await owner.query('vacuum analyze suppliers')
  await owner.end()

  return {
    url: urls.app,
    suppliers: ids.slice(0, 1000),
    member: { companyId: person.companyId ?? '', token, tokenHash: hashToken(token) },
    stop,
  }
}
