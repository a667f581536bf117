import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { tableTypes } from '@ticarum/db/table-types'

/** Writes the table types from a freshly migrated database; with --check it only compares the written ones. */
const file = path.resolve(import.meta.dirname, '../db/src/tables.generated.ts')
const types = await typesOfMigratedDatabase()

if (!process.argv.includes('--check')) {
  await writeFile(file, types)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== types) {
  console.error(
    'db/src/tables.generated.ts does not show the migrations as they are: ' +
      'run `npm run db:types` and commit the result.',
  )
  process.exitCode = 1
}

async function typesOfMigratedDatabase(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-types-'))
  try {
    const cluster = await startCluster({ dir, flags: ['-c', 'fsync=off'] })
    try {
      const { owner } = await prepareDatabase(cluster.url(), 'ticarum', 'development')
      return await tableTypes(owner)
    } finally {
      await cluster.stop()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
