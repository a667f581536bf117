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
import { inTurns, type Limits, limitOf, type Measured } from '../measure.ts'
import { load, QUICK_CALLS, startBenchServer, withServer } from '../servers.ts'
import type { CatalogueWorld } from './worlds.ts'

const ROUNDS = 5
/** Goal: at least this part of the bare process, for each question. */
const AT_LEAST = 0.6
const LIMITS: Limits = [
  [
    /^(categories|words of the public pages|figures|site map|list, hidden prices after the dearest)$/,
    'answered from memory, by one row or by none: the door is all that is compared, as for one supplier by id',
  ],
  [/^(product|supplier)$/, 'a single row by id: the door is most of what is compared, as for one supplier by id'],
]

/**
 * Measures each question over HTTP: this system, and a bare process that sends the same statements to the same
 * database.
 */
export async function againstBare({ url }: CatalogueWorld, quick: boolean): Promise<Measured[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-bench-'))
  try {
    const file = path.join(dir, 'statements.json')
    const pool = createPool(url, 2)
    const questions = (await catalogueQuestions(pool)).map((question) => ({
      ...question,
      address: addressOf(question),
    }))
    await writeFile(file, JSON.stringify(await statementsOf(pool, questions)))
    await pool.end()

    const ofBare = startBenchServer(import.meta.resolve('./bare-server.ts'), url, { STATEMENTS: file })
    return await withServer(ofBare, (bare) =>
      withServer(
        startBenchServer(import.meta.resolve('@ticarum/server/http'), url, { STORAGE_DIR: dir }),
        async (ours) => {
          const measured: Measured[] = []
          for (const { what, address } of questions) {
            const asked = { paths: [address], amount: quick ? QUICK_CALLS : undefined }
            const goal = { atLeast: AT_LEAST, limit: limitOf(what, LIMITS) }
            measured.push(
              await inTurns(
                { what, against: 'bare process', goal },
                quick ? 1 : ROUNDS,
                () => load(bare, asked),
                () => load(ours, asked),
              ),
            )
          }
          return measured
        },
      ),
    )
  } finally {
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
