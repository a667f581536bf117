import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import type { SmtpFault, Stage } from '../../testing/smtp.ts'

const BUYERS = 8
const ORDERS = 3
const LETTERS = 3 // e-mails of an order: to the customer, to the company, to the supplier
const PATIENCE = 300

const opened = await openDoor()
const { given, owner, asPerson, urls } = opened
const supplier = await givenSupplier(opened)
const buyers = await Promise.all(Array.from({ length: BUYERS }, async () => asPerson(await given.customer())))
const product = await given.product({ supplierId: supplier.companyId, stock: 100_000 })

/**
 * While it is down it accepts connections and stays silent, which is worse than refusing them; connections that were
 * open end without a response.
 */
let down = false
let tried = 0
function fault(stage: Stage): SmtpFault | undefined {
  if (!down) return undefined
  tried += 1
  return stage === 'connect' ? { delay: 2 * PATIENCE } : 'drop'
}

/** The number of orders of each buyer, all at once. */
const placeOrders = () =>
  Promise.all(
    buyers.map(async (buyer) => {
      for (let n = 0; n < ORDERS; n++) await buyer.orders.place(orderOf(product.id), randomUUID())
    }),
  )

it('orders are placed while the mail server is down, and afterwards every e-mail is delivered once', async () => {
  const { smtp } = await openWorker(urls, { fault, patience: PATIENCE })
  down = true
  await placeOrders()
  // The server answers nobody until all orders are placed: an order that waited for an e-mail would wait forever.
  expect(smtp.accepted).toEqual([])
  await vi.waitFor(() => expect(tried).toBeGreaterThan(0), { timeout: 60_000, interval: 50 })
  down = false
  await placeOrders()

  const placed = BUYERS * ORDERS * 2
  expect((await owner.query('select from orders')).rowCount).toBe(placed)
  await vi.waitFor(
    async () => expect((await owner.query("select from mail_log where state <> 'sent'")).rowCount).toBe(0),
    { timeout: 240_000, interval: 250 },
  )
  const { rows: letters } = await owner.query<{ id: string; unknown: number }>(
    'select id, unknown_outcomes as unknown from mail_log',
  )
  const taken = Map.groupBy(smtp.accepted, (mail) => mail.header('message-id')?.slice(1).split('@')[0] ?? '')
  expect(letters).toHaveLength(placed * LETTERS)
  expect(taken.size).toBe(letters.length)
  const times = ({ id }: { id: string }) => taken.get(id)?.length ?? 0
  expect(letters.filter((letter) => times(letter) < 1 || times(letter) > 1 + letter.unknown)).toEqual([])
}, 300_000)
