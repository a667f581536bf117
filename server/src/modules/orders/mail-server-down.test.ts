import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import type { Fault, Stage } from '../../testing/smtp.ts'

const BUYERS = 8
const ORDERS = 6
const ROUNDS = 5
const LETTERS = 3 // of an order: to the customer, to the company, to the supplier
const PATIENCE = 300

const opened = await openDoor()
const { given, owner, asPerson, urls } = opened
const supplier = await givenSupplier(opened)
const buyers = await Promise.all(Array.from({ length: BUYERS }, async () => asPerson(await given.customer())))
const product = await given.product({ supplierId: supplier.companyId, stock: 100_000 })

/**
 * While it is down it takes connections and keeps silent, which is worse than not being there; what it had begun ends
 * without an answer.
 */
let down = false
const fault = (stage: Stage): Fault | undefined =>
  down ? (stage === 'connect' ? { delay: 2 * PATIENCE } : 'drop') : undefined

/** The time that 95 of 100 orders take at most, of buyers who all order at once. */
async function p95(orders = ORDERS): Promise<number> {
  const times: number[] = []
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let n = 0; n < orders; n++) {
        const started = performance.now()
        await buyer.orders.place(orderOf(product.id), randomUUID())
        times.push(performance.now() - started)
      }
    }),
  )
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

const middleOf = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

it('orders are placed as fast while the mail server is down, and afterwards every letter is delivered once', async () => {
  const { smtp } = await openWorker(urls, { fault, patience: PATIENCE, concurrency: 4 })
  await p95(1) // connections are open, plans are made
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const times = { up: 0, down: 0 }
    // Each comes first in turn, so that what changes with time tips neither.
    for (const state of round % 2 ? (['up', 'down'] as const) : (['down', 'up'] as const)) {
      down = state === 'down'
      times[state] = await p95()
    }
    ratios.push(times.down / times.up)
  }
  down = false
  console.log(
    `p95 of placing while the mail server is down, against while it is up: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  )
  expect(middleOf(ratios)).toBeLessThanOrEqual(1.3)

  const placed = BUYERS * (1 + ORDERS * 2 * ROUNDS)
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
