import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { newId } from '@ticarum/db/ids'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import type pg from 'pg'
import { callHttp } from './call-http.ts'
import { orderOf } from './given-orders.ts'
import { type Attempt, judgeOrders, type LedgerOrder, type OrderVerdict, type StockBook } from './order-ledger.ts'
import { givenSession } from './personas.ts'

export interface OrderFaults {
  urls: DatabaseUrls
  folder: string
  buyers: number
  attempts: number
  /** milliseconds between two kills of the server */
  killEvery: number
}

export interface OrderFaultsReport {
  verdict: OrderVerdict
  /** what the ledger finds after a fault of each kind was planted in the database */
  planted: Record<keyof OrderVerdict, OrderVerdict>
  kills: number
  placed: number
  refused: number
  /** tries without a response, because the server was killed */
  unanswered: number
}

const PRODUCTS = 8
const PIECES = 1200

/** The real server in a process of its own, which is killed again and again and restarted on the same port. */
export async function startServer(
  urls: DatabaseUrls,
  folder: string,
  port: number,
): Promise<{ child: ChildProcess; port: number }> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    PORT: String(port),
    DATABASE_URL: urls.app,
    DATABASE_SIGN_IN_URL: urls.sign_in,
    STORAGE_DIR: folder,
    TRUSTED_PROXIES: '1',
  }
  const child = spawn(process.execPath, [fileURLToPath(new URL('../http.ts', import.meta.url))], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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
  attempts: total,
  killEvery,
}: OrderFaults): Promise<OrderFaultsReport> {
  const owner = createPool(urls.owner, 4)
  let { child, port } = await startServer(urls, folder, 0)
  let [kills, unanswered, over] = [0, 0, false]
  const killing = (async () => {
    while (!over) {
      await new Promise((wait) => setTimeout(wait, killEvery))
      if (over) break
      child.kill('SIGKILL')
      await once(child, 'exit')
      kills++
      child = (await startServer(urls, folder, port)).child
    }
  })()
  try {
    const given = createGiven(owner)
    const supplierId = (await given.supplier()).companyId ?? ''
    const products = await Promise.all(
      Array.from({ length: PRODUCTS }, () => given.product({ supplierId, stock: PIECES })),
    )
    const tokens = await Promise.all(
      Array.from({ length: buyers }, async () => givenSession({ owner }, (await given.customer()).id)),
    )
    const ledger: Attempt[] = []

    const buy = async (token: string, address: string) => {
      while (ledger.length < total) {
        const n = ledger.length
        const attempt: Attempt = { key: newId(), productId: products[n % PRODUCTS]?.id ?? '', quantity: 1 + (n % 4) }
        ledger.push(attempt) // the intent, before the call
        while (!attempt.answer) {
          const sent = {
            input: orderOf(attempt.productId, attempt.quantity),
            token,
            key: attempt.key,
            headers: { 'x-forwarded-for': address },
          }
          const answer = await callHttp(`http://127.0.0.1:${port}`, 'session', 'orders.place', sent).catch(
            () => undefined,
          )
          if (answer?.outcome === 'OK')
            attempt.answer = { outcome: 'placed', orderId: (answer.body as { id: string }).id }
          else if (answer?.outcome === 'OUT_OF_STOCK') attempt.answer = { outcome: 'refused', code: answer.outcome }
          else {
            unanswered++
            await new Promise((wait) => setTimeout(wait, 20 + Math.random() * 80))
          }
        }
      }
    }
    await Promise.all(tokens.map((token, n) => buy(token, `10.0.${n % 250}.1`)))
    over = true
    const judged = async () =>
      judgeOrders(
        ledger,
        ...(await storedOrders(
          owner,
          products.map(({ id }) => id),
          PIECES,
        )),
      )
    const verdict = await judged()
    const planted = await plantEach(owner, ledger, judged)
    return {
      verdict,
      planted,
      kills,
      placed: ledger.filter(({ answer }) => answer?.outcome === 'placed').length,
      refused: ledger.filter(({ answer }) => answer?.outcome === 'refused').length,
      unanswered,
    }
  } finally {
    over = true
    await killing
    child.kill('SIGKILL')
    await owner.end()
  }
}

/** An order belongs to the attempt whose key has it as its answer. */
export async function storedOrders(
  owner: pg.Pool,
  products: string[],
  pieces: number,
): Promise<[LedgerOrder[], StockBook[]]> {
  const orders = await owner.query<LedgerOrder>(
    `select o.id, l.product_id as "productId", l.quantity, k.key from orders o join order_lines l on l.order_id = o.id
      left join idempotency_keys k on k.procedure = 'orders.place' and k.answer ->> 'id' = o.id::text`,
  )
  const books = await owner.query<StockBook>(
    `select product_id as "productId", $2::int as before, balance as left from stock_balances
      where product_id = any ($1)`,
    [products, pieces],
  )
  return [orders.rows, books.rows]
}

/** Plants one fault of each kind in the database, checks that the ledger finds it, and removes it. */
async function plantEach(
  owner: pg.Pool,
  ledger: Attempt[],
  judged: () => Promise<OrderVerdict>,
): Promise<Record<keyof OrderVerdict, OrderVerdict>> {
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
