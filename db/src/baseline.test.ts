import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { closeDatabase, urlsFor } from './prepare.ts'
import { readBaseline, unpackBaseline } from './testing/baseline.ts'
import { catalogueLines } from './testing/catalogue-lines.ts'
import { TEST_PASSWORD } from './testing/cluster-setup.ts'

const admin = new pg.Client(inject('adminUrl'))
await admin.connect()
const made: string[] = []
afterAll(async () => {
  for (const name of made) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name} owner owner`)
  made.push(name)
  await closeDatabase(admin, name)
  return urlsFor(inject('adminUrl'), name, TEST_PASSWORD).owner
}

async function linesOf(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await catalogueLines(client)
  } finally {
    await client.end()
  }
}

test('migrations only grow: those of the baseline are as they were', async () => {
  for (const [file, sql] of await readBaseline()) {
    if (file.startsWith('migrations/'))
      expect(await readFile(path.resolve(import.meta.dirname, '..', file), 'utf8'), file).toBe(sql)
  }
})

test('a database of the baseline, migrated, equals one made from nothing', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-baseline-'))
  try {
    const [old, fresh] = [await emptyDatabase(), await emptyDatabase()]
    await migrate(old, await unpackBaseline(dir))
    await migrate(old)
    await migrate(fresh)
    const [grown, expected] = [await linesOf(old), await linesOf(fresh)]
    expect(grown.filter((line) => !expected.includes(line))).toEqual([])
    expect(expected.filter((line) => !grown.includes(line))).toEqual([])
    expect(expected.length).toBeGreaterThan(1_000)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
