import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Cluster, startCluster } from '@ticarum/db/cluster'
import { type DatabaseUrls, prepareDatabase } from '@ticarum/db/prepare'
import { generateWorld, type WorldSize } from '@ticarum/db/world/generate/generate-world'
import pg from 'pg'

/**
 * A folder for the worlds of this run and of later ones. Without it they are made in a temporary folder: a million
 * orders take a quarter of an hour.
 */
const KEPT = process.env.BENCH_WORLDS
const db = path.resolve(import.meta.dirname, '../../db')

export type Worlds = Pick<Cluster, 'url'>

/** One PostgreSQL for databases of one kind. */
export async function withWorlds<T>(kind: string, use: (worlds: Worlds) => Promise<T>): Promise<T> {
  const dir = KEPT ? path.join(KEPT, kind) : await mkdtemp(path.join(tmpdir(), 'ticarum-bench-'))
  try {
    const cluster = await startCluster({
      dir,
      flags: ['-c', 'fsync=off', '-c', 'shared_buffers=2GB', '-c', 'max_wal_size=4GB'],
    })
    return await use(cluster).finally(() => cluster.stop())
  } finally {
    if (!KEPT) await rm(dir, { recursive: true, force: true })
  }
}

/** A database in which nothing is, also where another run left one of that name. */
export async function emptyIn(worlds: Worlds, name: string): Promise<DatabaseUrls> {
  await dropOther(worlds, name, '')
  return prepareDatabase(worlds.url(), name, 'bench')
}

/** A database with a world in it: a kept one, if it was made by the same files and nothing is ever placed in it. */
export async function worldIn(
  worlds: Worlds,
  name: string,
  { read, ...size }: WorldSize & { /** whether it is only read */ read: boolean },
): Promise<DatabaseUrls> {
  const made = `${await madeBy()} ${JSON.stringify(size)}`
  const isKept = await dropOther(worlds, name, read ? made : '')
  const urls = await prepareDatabase(worlds.url(), name, 'bench')
  if (isKept) console.log(`  ${name} was kept`)
  else {
    await generateWorld(urls.owner, size, (done) => console.log(`  ${done}`))
    await asAdmin(worlds, (admin) =>
      admin.query(`comment on database ${pg.escapeIdentifier(name)} is ${pg.escapeLiteral(made)}`),
    )
  }
  return urls
}

/** Whether the database of that name was made as wanted; any other one is dropped. */
const dropOther = (worlds: Worlds, name: string, wanted: string): Promise<boolean> =>
  asAdmin(worlds, async (admin) => {
    const { rows } = await admin.query<{ made: string | null }>(
      "select shobj_description(oid, 'pg_database') as made from pg_database where datname = $1",
      [name],
    )
    if (rows[0] && rows[0].made === wanted) return true
    await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
    return false
  })

async function asAdmin<T>(worlds: Worlds, use: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(worlds.url())
  await admin.connect()
  return use(admin).finally(() => admin.end())
}

/** Says of all files that decide what is in a world whether one of them has changed. */
async function madeBy(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['migrations', 'functions', 'src/world'])
    for (const file of (await readdir(path.join(db, folder), { recursive: true })).sort())
      if (/\.(sql|ts)$/.test(file)) hash.update(file).update(await readFile(path.join(db, folder, file)))
  return hash.digest('hex')
}
