import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@ticarum/db/ids'
import { callHttp } from '@ticarum/server/testing/call-http'
import { aProof, orderOf } from '@ticarum/server/testing/given-orders'
import type { Attempt } from '@ticarum/server/testing/order-ledger'

/** What a buyer wrote down before and after each call; times of this machine. */
export interface Ledger {
  orders: (Attempt & { sentAt: number; answeredAt?: number })[]
  proofs: { id: string; hash: string; sentAt: number; answeredAt: number; token: string }[]
  /** other answers than those that are expected while all is well */
  refusals: Map<string, number>
}

export interface Buyers {
  ledger: Ledger
  /** Resolves once nobody is in the middle of a call; nobody begins one until `goOn`. */
  standStill(): Promise<void>
  goOn(): void
  stop(): Promise<void>
}

const THINKING = 2500 // ms between two orders of one buyer, on average

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Each of them orders again and again over HTTP, and sends a proof of payment for every second order. */
export function startBuyers(url: string, tokens: string[], products: string[]): Buyers {
  const ledger: Ledger = { orders: [], proofs: [], refusals: new Map() }
  let [over, going, calling] = [false, Promise.withResolvers<void>(), 0]
  going.resolve()

  async function call(name: string, input: Record<string, unknown>, token: string, { key, address }: Sent) {
    const answer = await callHttp(url, 'session', name, {
      input,
      token,
      key,
      headers: { 'x-forwarded-for': address },
    }).catch(() => undefined)
    const outcome = answer?.outcome ?? 'no answer'
    if (outcome !== 'OK') ledger.refusals.set(outcome, (ledger.refusals.get(outcome) ?? 0) + 1)
    return outcome === 'OK' ? (answer?.body as Record<string, string>) : undefined
  }

  async function buy(token: string, address: string) {
    const productId = products[ledger.orders.length % products.length] ?? ''
    const attempt: Ledger['orders'][number] = {
      key: newId(),
      productId,
      quantity: 1 + (ledger.orders.length % 4),
      sentAt: Date.now(),
    }
    ledger.orders.push(attempt) // the intent, before the call
    const placed = await call('orders.place', orderOf(productId, attempt.quantity), token, {
      key: attempt.key,
      address,
    })
    if (!placed?.id) return
    attempt.answer = { outcome: 'placed', orderId: placed.id }
    attempt.answeredAt = Date.now()
    if (ledger.orders.length % 2 === 0) return

    const file = Buffer.from(`%PDF-1.7\n${randomBytes(8000).toString('hex')}\n%%EOF`)
    const sentAt = Date.now()
    const proof = { id: placed.id, ...aProof, fileName: 'slip.pdf', file }
    const sent = await call('payments.sendProof', proof, token, { key: newId(), address })
    if (sent?.proofId)
      ledger.proofs.push({ id: sent.proofId, hash: hashOf(file), sentAt, answeredAt: Date.now(), token })
  }

  const working = tokens.map(async (token, n) => {
    while (!over) {
      await sleep(Math.random() * 2 * THINKING)
      await going.promise
      if (over) break
      calling++
      await buy(token, `10.0.${n}.1`)
      calling--
    }
  })
  return {
    ledger,
    async standStill() {
      going = Promise.withResolvers()
      while (calling > 0) await sleep(10)
    },
    goOn: () => going.resolve(),
    async stop() {
      over = true
      going.resolve()
      await Promise.all(working)
    },
  }
}

interface Sent {
  key: string
  address: string
}
