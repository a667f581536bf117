import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newId } from '@ticarum/db/ids'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createPool } from '@ticarum/db/transaction'
import { type Buying, judgeShop, openShop, type Shop, settled, startBuying } from './buyers.ts'
import type { OrderVerdict } from './order-ledger.ts'

export interface OrderFaults {
  urls: DatabaseUrls
  folder: string
  buyers: number
  attempts: number
  /** milliseconds between two kills of the server */
  killEvery: number
}

/** What the ledger says after a run. */
export interface LedgerReport {
  verdict: OrderVerdict
  /** what the ledger finds after a fault of each kind was planted in the database */
  planted: Record<keyof OrderVerdict, OrderVerdict>
  placed: number
  refused: number
  /** tries without a decision: no response, or one that says to try again */
  unanswered: number
}

export interface OrderFaultsReport extends LedgerReport {
  kills: number
  /** seconds from a kill to the first answer after it, the slowest of all */
  recovery: number
}

const PIECES = 1200

interface ServerDifferences {
  environment?: Record<string, string>
  /** of Node */
  flags?: string[]
}

export interface SpawnedServer {
  child: ChildProcess
  port: number
}

/** The real server in a process of its own, which can be killed and started again on the same port. */
export async function startServer(
  urls: DatabaseUrls,
  folder: string,
  port: number,
  { environment = {}, flags = [] }: ServerDifferences = {},
): Promise<SpawnedServer> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    PORT: String(port),
    DATABASE_URL: urls.app,
    DATABASE_SIGN_IN_URL: urls.sign_in,
    ...(environment.S3_BUCKET ? {} : { STORAGE_DIR: folder }),
    TRUSTED_PROXIES: '1',
    ...environment,
  }
  const entry = fileURLToPath(new URL('../http.ts', import.meta.url))
  const child = spawn(process.execPath, [...flags, entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((listening, failed) => {
    let said = ''
    child.once('exit', () => failed(new Error(`the server ended: ${said}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk
      const found = /"port":(\d+)/.exec(said)?.[1]
      if (found) listening({ child, port: Number(found) })
    })
  })
}

/**
 * Many buyers place orders over HTTP while the server is killed again and again. Each records what it wants before it
 * calls, and the response afterwards.
 */
export async function runOrderFaults({
  urls,
  folder,
  buyers,
  attempts,
  killEvery,
}: OrderFaults): Promise<OrderFaultsReport> {
  const owner = createPool(urls.owner, 4)
  let { child, port } = await startServer(urls, folder, 0)
  let [kills, over] = [0, false]
  let killing = Promise.resolve()
  try {
    const shop = await openShop(owner, { buyers, pieces: PIECES })
    const buying = startBuying(shop, {
      url: () => `http://127.0.0.1:${port}`,
      goesOn: () => shop.ledger.length < attempts,
    })
    const recoveries: Promise<number>[] = []
    killing = (async () => {
      while (!over) {
        await new Promise((wait) => setTimeout(wait, killEvery))
        if (over) break
        child.kill('SIGKILL')
        recoveries.push(buying.recovery(performance.now()))
        await once(child, 'exit')
        kills++
        child = (await startServer(urls, folder, port)).child
      }
    })()
    await buying.done
    over = true
    return {
      ...(await ledgerReport(shop, buying)),
      kills,
      // A kill after the last answer has none to wait for.
      recovery: Math.max(...(await Promise.all(recoveries.map((each) => Promise.race([each, sleep(0, 0)]))))),
    }
  } finally {
    over = true
    await killing
    child.kill('SIGKILL')
    await owner.end()
  }
}

/** Compares the ledger with the database, as it is and with faults in it. */
export async function ledgerReport(shop: Shop, { unsettled }: Buying): Promise<LedgerReport> {
  return {
    verdict: await judgeShop(shop),
    planted: await plantEach(shop),
    placed: settled(shop, 'placed'),
    refused: settled(shop, 'refused'),
    unanswered: Object.values(unsettled).reduce((sum, count) => sum + count, 0),
  }
}

/** Plants one fault of each kind in the database, checks that the ledger finds it, and removes it. */
async function plantEach(shop: Shop): Promise<Record<keyof OrderVerdict, OrderVerdict>> {
  const { owner, ledger } = shop
  const judged = () => judgeShop(shop)
  const placed = ledger.flatMap(({ answer }) => (answer?.outcome === 'placed' ? [answer.orderId] : []))
  const [first = '', second = ''] = placed
  const copyOf = async (id: string) => {
    const copy = newId()
    const columns = (
      await owner.query<{ names: string }>(
        `select string_agg(attname, ', ') as names from pg_attribute
          where attrelid = 'orders'::regclass and attnum > 0 and attname not in ('id', 'number') and attgenerated = ''
            and not attisdropped`,
      )
    ).rows[0]?.names
    await owner.query(`insert into orders (id, ${columns}) select $2, ${columns} from orders where id = $1`, [id, copy])
    await owner.query(
      `insert into order_lines (order_id, position, customer_id, supplier_id, product_id, names, original_language,
          unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details, made_to_order)
        select $2, position, customer_id, supplier_id, product_id, names, original_language, unit, pieces_per_unit,
          unit_price_cents, quantity, total_cents, incoterm, basis_place, details, made_to_order
        from order_lines where order_id = $1`,
      [id, copy],
    )
    return copy
  }
  const dropOf = async (id: string) => {
    await owner.query('delete from order_lines where order_id = $1', [id])
    await owner.query('delete from orders where id = $1', [id])
  }

  const ghost = await copyOf(first)
  const ghosts = await judged()
  await owner.query(
    `insert into idempotency_keys (scope, key, procedure, request_hash, answer)
      values ('planted', (select key from idempotency_keys where answer ->> 'id' = $1), 'orders.place', '',
        jsonb_build_object('id', $2::text))`,
    [first, ghost],
  )
  const doubled = await judged()
  await owner.query("delete from idempotency_keys where scope = 'planted'")
  await dropOf(ghost)

  const answered = ledger.find(({ answer }) => answer?.outcome === 'placed' && answer.orderId === second)
  const kept = answered?.answer
  if (answered) answered.answer = { outcome: 'placed', orderId: newId() }
  const lost = await judged()
  if (answered && kept) answered.answer = kept

  await owner.query('update stock_balances set balance = balance + 1 where product_id = $1', [ledger[0]?.productId])
  const oversold = await judged()
  await owner.query('update stock_balances set balance = balance - 1 where product_id = $1', [ledger[0]?.productId])
  return { lost, doubled, ghosts, oversold }
}
