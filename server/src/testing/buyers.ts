import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@ticarum/db/ids'
import { createGiven } from '@ticarum/db/testing/given'
import type pg from 'pg'
import { callHttp } from './call-http.ts'
import { orderOf } from './given-orders.ts'
import { type Attempt, judgeOrders, type LedgerOrder, type OrderVerdict, type StockBook } from './order-ledger.ts'
import { givenSession } from './personas.ts'

const PRODUCTS = 8

/** What buyers buy, who they are, and what each of them wanted and was told. */
export interface Shop {
  owner: pg.Pool
  supplierId: string
  /** the supplier's person, who is told of orders */
  seller: string
  products: string[]
  /** of each product, at the beginning */
  pieces: number[]
  tokens: string[]
  ledger: Attempt[]
}

/** Places an order for an attempt; anything but its order or OUT_OF_STOCK leaves the attempt open. */
export type SendOrder = (order: {
  input: ReturnType<typeof orderOf>
  token: string
  key: string
}) => Promise<{ outcome: string; body: unknown }>

interface ShopSize {
  buyers: number
  /** of each product, or of all */
  pieces: number | number[]
}

export async function openShop(owner: pg.Pool, { buyers, pieces: of }: ShopSize): Promise<Shop> {
  const given = createGiven(owner)
  const seller = await given.supplier()
  const supplierId = seller.companyId ?? ''
  const pieces = typeof of === 'number' ? Array<number>(PRODUCTS).fill(of) : of
  const [products, tokens]: [string[], string[]] = [[], []]
  for (const stock of pieces) products.push((await given.product({ supplierId, stock })).id)
  while (tokens.length < buyers) tokens.push(await givenSession({ owner }, (await given.customer()).id))
  return { owner, supplierId, seller: seller.id, products, pieces, tokens, ledger: [] }
}

/** The intent, recorded before the first call. */
export function intend({ ledger, products }: Shop): Attempt {
  const n = ledger.length
  const attempt: Attempt = { key: newId(), productId: products[n % products.length] ?? '', quantity: 1 + (n % 4) }
  ledger.push(attempt)
  return attempt
}

/** One try; the answer is recorded if there is one. Returns what came back. */
export async function tryOrder(attempt: Attempt, token: string, send: SendOrder): Promise<string> {
  const { key, productId, quantity } = attempt
  const answer = await send({ input: orderOf(productId, quantity), token, key }).catch(() => undefined)
  if (answer?.outcome === 'OK') attempt.answer = { outcome: 'placed', orderId: (answer.body as { id: string }).id }
  else if (answer?.outcome === 'OUT_OF_STOCK') attempt.answer = { outcome: 'refused', code: answer.outcome }
  return answer?.outcome ?? 'no answer'
}

interface BuyingOptions {
  /** where the next try goes */
  url(): string
  /** whether another attempt is begun */
  goesOn(): boolean
  /** milliseconds between two attempts of a buyer */
  pause?: number
  /** milliseconds, more or less, until a try that settled nothing is repeated */
  again?: number
  /** called when the server says that an order was placed */
  onPlaced?(orderId: string): void
}

export interface Buying {
  /** every attempt that was begun has its answer */
  done: Promise<void>
  /** what came back from tries that settled nothing, by outcome */
  unsettled: Record<string, number>
  /** seconds from a moment (performance.now) until the first answer to a try that began after it */
  recovery(since: number): Promise<number>
}

/** Every buyer places one order after the other over HTTP, and tries each again until it is answered. */
export function startBuying(shop: Shop, { url, goesOn, pause = 0, again = 60, onPlaced }: BuyingOptions): Buying {
  const unsettled: Record<string, number> = {}
  let awaited: { since: number; answered(seconds: number): void }[] = []
  const buy = async (token: string, n: number) => {
    const headers = { 'x-forwarded-for': `10.0.${n % 250}.1` }
    const send: SendOrder = (order) => callHttp(url(), 'session', 'orders.place', { ...order, headers })
    while (goesOn()) {
      const attempt = intend(shop)
      while (!attempt.answer) {
        const began = performance.now()
        const outcome = await tryOrder(attempt, token, send)
        if (attempt.answer) {
          const order = placedOrder(attempt)
          if (order) onPlaced?.(order)
          for (const { since, answered } of awaited) if (began >= since) answered((performance.now() - since) / 1000)
          awaited = awaited.filter(({ since }) => began < since)
        } else {
          unsettled[outcome] = (unsettled[outcome] ?? 0) + 1
          await sleep(again * (0.3 + Math.random() * 1.4))
        }
      }
      if (pause) await sleep(pause)
    }
  }
  return {
    done: Promise.all(shop.tokens.map(buy)).then(() => {}),
    unsettled,
    recovery: (since) => new Promise((answered) => awaited.push({ since, answered })),
  }
}

const placedOrder = ({ answer }: Attempt): string | undefined =>
  answer?.outcome === 'placed' ? answer.orderId : undefined

export const settled = ({ ledger }: Shop, outcome: 'placed' | 'refused'): number =>
  ledger.filter(({ answer }) => answer?.outcome === outcome).length

/** An order belongs to the attempt whose key has it as its answer. `pieces`: of each product at first. */
export async function storedOrders(
  owner: pg.Pool,
  products: string[],
  pieces: number[],
): Promise<[LedgerOrder[], StockBook[]]> {
  const orders = await owner.query<LedgerOrder>(
    `select o.id, l.product_id as "productId", l.quantity, k.key from orders o join order_lines l on l.order_id = o.id
      left join idempotency_keys k on k.procedure = 'orders.place' and k.answer ->> 'id' = o.id::text`,
  )
  const books = await owner.query<StockBook>(
    `select b.product_id as "productId", p.before, b.balance as left
      from unnest($1::uuid[], $2::integer[]) p (id, before) join stock_balances b on b.product_id = p.id`,
    [products, pieces],
  )
  return [orders.rows, books.rows]
}

/** Compares the ledger with the database. */
export const judgeShop = async ({ owner, ledger, products, pieces }: Shop): Promise<OrderVerdict> =>
  judgeOrders(ledger, ...(await storedOrders(owner, products, pieces)))
