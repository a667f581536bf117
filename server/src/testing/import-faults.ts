import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@ticarum/db/ids'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import type pg from 'pg'
import { partOf } from '../modules/imports/stored-parts.ts'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { csvOf, rightRows } from './price-lists.ts'

export interface ImportFaults {
  urls: DatabaseUrls
  /** where the list is stored, for this process and for the workers */
  folder: string
  rows: number
  /** how often the worker's process is killed in each half: dry run and applying */
  kills: number
  /** milliseconds after which what is missing counts as lost */
  patience: number
}

export interface ImportFaultsReport {
  kills: number
  checked: number
  applied: number
  products: number
  /** stock is counted once for each product; more would mean that a row was applied twice */
  stockCounts: number
  texts: number
  /** the last worker ended by itself when it was told to */
  stopped: boolean
}

/** A worker in a process of its own. Its log goes where this process writes, or into an open file. */
export function spawnWorker(urls: DatabaseUrls, folder: string, log: 'inherit' | number = 'inherit'): ChildProcess {
  const entry = new URL('../worker.ts', import.meta.url).pathname
  const env = {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: urls.app,
    DATABASE_SIGN_IN_URL: urls.sign_in,
    DATABASE_DIRECT_URL: urls.worker,
    STORAGE_DIR: folder,
    WORKER_PORT: '0',
  }
  return spawn(process.execPath, [entry, '--dead-after', '1500'], { env, stdio: ['ignore', log, log] })
}

async function startImport(owner: pg.Pool, folder: string, rows: number): Promise<string> {
  const { id: madeBy, companyId } = await createGiven(owner).supplier()
  const id = newId()
  const file = partOf(id.replaceAll('-', ''), 0)
  await diskStorage(folder).put('imports', file, csvOf(rightRows(rows)), 'text/csv')
  await owner.query(
    `insert into imports (id, supplier_id, made_by, file_name, file, language)
      values ($1, $2, $3, 'list.csv', $4, 'tr')`,
    [id, companyId, madeBy, file],
  )
  return id
}

const ask = (owner: pg.Pool, task: string, id: string) =>
  owner.query('insert into outbox (task, payload, job_key) values ($1, $2, $1)', [
    task,
    JSON.stringify({ importId: id }),
  ])

/** Lets real workers check and apply a price list, kills them halfway, and counts the results. */
export async function runImportFaults({
  urls,
  folder,
  rows,
  kills,
  patience,
}: ImportFaults): Promise<ImportFaultsReport> {
  const owner = createPool(urls.owner, 2)
  const deadline = performance.now() + patience
  let worker = spawnWorker(urls, folder)
  let killed = 0
  const count = async (from: string, values: unknown[] = []) =>
    (await owner.query(`select from ${from}`, values)).rowCount ?? 0

  /** Spread over the work, so that each kill interrupts rows. */
  async function killOnTheWay(isDone: () => Promise<boolean>, done: () => Promise<number>) {
    for (let kill = 0; !(await isDone()) && performance.now() < deadline; await sleep(5)) {
      const reached = await done()
      if (kill >= kills || reached === 0 || reached >= rows || reached < (rows * (kill + 0.5)) / (kills + 1)) continue
      worker.kill('SIGKILL')
      await once(worker, 'exit')
      kill++
      killed++
      worker = spawnWorker(urls, folder)
    }
  }
  try {
    const id = await startImport(owner, folder, rows)
    const isIn = (state: string) => async () => (await count('imports where id = $1 and state = $2', [id, state])) > 0
    await ask(owner, 'check-import', id)
    await killOnTheWay(isIn('checked'), () => count('import_rows where import_id = $1', [id]))
    const checked = await count('import_rows where import_id = $1', [id])
    await owner.query("update imports set state = 'applying' where id = $1 and state = 'checked'", [id])
    await ask(owner, 'apply-import', id)
    await ask(owner, 'apply-import', id)
    await killOnTheWay(isIn('applied'), () => count("import_rows where import_id = $1 and outcome = 'applied'", [id]))
    worker.kill('SIGTERM')
    const [exitCode] = await once(worker, 'exit')
    return {
      kills: killed,
      checked,
      applied: await count("import_rows where import_id = $1 and outcome = 'applied'", [id]),
      products: await count('products'),
      stockCounts: await count('stock_movements'),
      texts: await count('product_texts'),
      stopped: exitCode === 0,
    }
  } finally {
    worker.kill('SIGKILL')
    await owner.end()
  }
}
