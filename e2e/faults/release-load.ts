import { intend, type SendOrder, type Shop, tryOrder } from '@ticarum/server/testing/buyers'
import { requestFor } from '@ticarum/server/testing/call-http'
import { createClient } from './keep-alive-client.ts'

const CLIENTS = 12
/** Failures in a row after which a client gives up, so that a broken system ends the run. */
const ENOUGH = 50

interface LoadOptions {
  /** at least, and for as long as releases go on */
  requests: number
  /** at most */
  minutes: number
  /** through TLS, the cache and the balancer */
  secure: string
  /** straight to the balancer */
  plain: string
}

/**
 * Steady load of pages, reads and orders by clients that keep their connections: half of them through the whole chain,
 * half straight to the balancer, where no cache hides what an instance does. Nothing is asked twice.
 */
export function startReleaseLoad(shop: Shop, { requests, minutes, secure, plain }: LoadOptions) {
  const began = performance.now()
  const times: number[] = []
  const failed: string[] = []
  let [asked, over, released] = [0, false, false]
  const [product] = shop.products
  const pages = ['/', '/products', `/products/${product}`, `/supplier/${shop.supplierId}`, '/contact', '/auth']
  const ownPages = ['/customer/dashboard', '/customer/orders', '/customer/cart', `/products/${product}`]
  const reads = ['listings.list', 'identity.session', 'orders.list', 'orders.counts', 'notifications.list']
  const goesOn = () => (asked < requests || !released) && performance.now() - began < minutes * 60_000

  const asClient = async (n: number) => {
    const throughAll = n % 2 === 0
    const client = createClient(throughAll ? secure : plain, `127.0.1.${n + 1}`)
    // The balancer believes who stands before it; the chain overwrites what a client says.
    const said: Record<string, string> = throughAll ? {} : { 'x-forwarded-for': `10.7.${n}.1` }
    const measured = async (what: string, asking: () => Promise<string | undefined>) => {
      asked += 1
      const at = performance.now()
      const fault = await asking().catch(
        (error: Error) => `${error.message} (${(error as NodeJS.ErrnoException).code})`,
      )
      times.push(performance.now() - at)
      if (fault === undefined) return
      const way = throughAll ? 'through the chain' : 'at the balancer'
      failed.push(`${what} ${way}, after ${Math.round((performance.now() - began) / 1000)} s: ${fault}`)
    }
    let [turn, before] = [n, 0]
    while (goesOn() && failed.length - before < ENOUGH * CLIENTS) {
      turn += 1
      before = Math.min(before, failed.length)
      const token = shop.tokens[(n + Math.floor(turn / 10) * CLIENTS) % shop.tokens.length] ?? ''
      const cookie = { cookie: `session=${token}` }
      if (turn % 10 === 0) {
        const send: SendOrder = async ({ input, key }) => {
          const { headers, ...order } = requestFor('orders.place', { input, key })
          const { text } = await client.ask({ ...order, headers: { ...said, ...headers, ...cookie } })
          const body = text.startsWith('{') ? JSON.parse(text) : text
          return { outcome: body.id ? 'OK' : (body.code ?? text.slice(0, 60)), body }
        }
        await measured('an order', async () => {
          const outcome = await tryOrder(intend(shop), token, send)
          return outcome === 'OK' ? undefined : outcome
        })
      } else if (turn % 10 < 5) {
        const [list, headers] = turn % 3 ? [pages, said] : [ownPages, { ...said, ...cookie }]
        const path = list[turn % list.length] ?? '/'
        await measured(path, async () => {
          const { status, text } = await client.ask({ path, headers })
          return status === 200 && text.includes('</html>') ? undefined : `status ${status}, ${text.length} bytes`
        })
      } else {
        const name = reads[turn % reads.length] ?? ''
        await measured(name, async () => {
          const { path } = requestFor(name)
          const { status, text } = await client.ask({ path, headers: { ...said, ...cookie } })
          return status === 200 ? undefined : `status ${status}: ${text.slice(0, 80)}`
        })
      }
    }
    client.close()
  }
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, n) => asClient(n))).then(() => {
    over = true
  })
  return {
    answered: () => times.length,
    over: () => over,
    /** once all releases are done and all requests asked */
    async done() {
      released = true
      await all
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
      return {
        asked,
        failed,
        slow: { p99: at(0.99), most: at(1) },
        seconds: (performance.now() - began) / 1000,
      }
    },
  }
}
