import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contract } from '@ticarum/contract/contract'
import { proceduresOf } from '@ticarum/contract/procedure'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { catalogueQuestions, type Question } from '@ticarum/server/testing/catalogue-questions'
import type pg from 'pg'
import { doorOn } from '../door-on.ts'
import { inTurns, type Measured } from '../measure.ts'
import { load, startBenchServer, stopServer } from '../servers.ts'
import type { CatalogueWorld } from './worlds.ts'

const ROUNDS = 5

/**
 * Measures each question over HTTP: this system, and a bare process that sends the same statements to the same
 * database.
 */
export async function againstBare({ url }: CatalogueWorld): Promise<Measured[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-bench-'))
  const file = path.join(dir, 'statements.json')
  const pool = createPool(url, 2)
  const questions = (await catalogueQuestions(pool)).map((question) => ({ ...question, address: addressOf(question) }))
  await writeFile(file, JSON.stringify(await statementsOf(pool, questions)))
  await pool.end()

  const bare = await startBenchServer(import.meta.resolve('./bare-server.ts'), url, { STATEMENTS: file })
  const ours = await startBenchServer(import.meta.resolve('@ticarum/server/http'), url, { STORAGE_DIR: dir })
  try {
    const measured: Measured[] = []
    for (const { what, address } of questions) {
      const [ofBare, ofOurs] = [() => load(bare.url, [address]), () => load(ours.url, [address])]
      measured.push(await inTurns(what, ROUNDS, ofBare, ofOurs))
    }
    return measured
  } finally {
    await stopServer(bare)
    await stopServer(ours)
    await rm(dir, { recursive: true, force: true })
  }
}

function addressOf({ procedure, input }: Question): string {
  const { path: pattern = '' } = proceduresOf(contract).find(({ name }) => name === procedure)?.procedure ?? {}
  const { id, ...rest } = input
  const query = new URLSearchParams(
    Object.entries(rest).map(([field, value]): [string, string] => [field, String(value)]),
  ).toString()
  return `/api/v1${pattern.replace(':id', String(id))}${query && `?${query}`}`
}

/** The statements that the door sends for each URL, in order. */
async function statementsOf(
  pool: pg.Pool,
  questions: (Question & { address: string })[],
): Promise<Record<string, pg.QueryConfig[]>> {
  let sent: pg.QueryConfig[] = []
  const recording = Object.assign(Object.create(pool) as pg.Pool, {
    query: (statement: pg.QueryConfig) => {
      sent.push(statement)
      return pool.query(statement)
    },
  })
  const door = doorOn(recording)
  const statements: Record<string, pg.QueryConfig[]> = {}
  for (const { procedure, input, address } of questions) {
    sent = []
    await door.call(procedure, newCaller(), input)
    statements[address] = sent
  }
  return statements
}
