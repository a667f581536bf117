import { randomUUID } from 'node:crypto'
import { dealChoices } from '@ticarum/contract/values/deal-choices'
import { quoteActionsOf } from '@ticarum/contract/values/quote-rules'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { anOffer } from '../../testing/given-quotes.ts'
import { howMany } from '../../testing/how-many.ts'
import { openDoor } from '../../testing/open-door.ts'

const ALL = howMany(200, 1000)
const MOST_ACTS = 9

const aLine = fc.record({
  quantity: fc.integer({ min: 1, max: 3000 }),
  priceCents: fc.integer({ min: 1, max: 99_999_999 }),
  struckOut: fc.nat(5).map((n) => n === 0),
})
const anAct = fc.record({
  act: fc.constantFrom('answer', 'answer', 'answer', 'accept', 'acceptOld', 'acceptTwice', 'withdraw', 'decline'),
  lines: fc.array(aLine, { minLength: 3, maxLength: 3 }),
  inspection: fc.option(fc.constantFrom(...dealChoices.inspection), { nil: undefined }),
})
const negotiation = fc.record({
  lines: fc.integer({ min: 1, max: 3 }),
  acts: fc.array(anAct, { minLength: 2, maxLength: MOST_ACTS }),
})
type Negotiation = typeof negotiation extends fc.Arbitrary<infer N> ? N : never
type Line = Negotiation['acts'][number]['lines'][number]

const opened = await openDoor()
const { given, owner, asPerson } = opened
await liftBudgets(owner)
const [customer, supplier] = [await given.customer(), await givenSupplier(opened)]
const [buyer, seller] = [await asPerson(customer), await asPerson(supplier)]
const goods = await Promise.all(
  [1, 2, 3].map(async () => (await given.product({ supplierId: supplier.companyId, stock: 1_000_000_000 })).id),
)

const key = () => randomUUID()
const accept = (id: string, version: number, api: Api = buyer) =>
  api.quotes.accept.try({ id, version, address: mogadishu }, key())

/** What is left of lines when something is: at least one is not struck out. */
const kept = (lines: Line[]): Line[] =>
  lines.every(({ struckOut }) => struckOut) ? lines.map((line) => ({ ...line, struckOut: false })) : lines

interface Agreed {
  quoteId: string
  inspection: string
  lines: { productId: string; quantity: number; cents: string }[]
}

/** Goes through a negotiation, keeping what the last version says; the agreed lines if it was accepted. */
async function negotiate({ lines: count, acts }: Negotiation): Promise<Agreed | undefined> {
  const of = (lines: Line[]) => kept(lines.slice(0, count)).map((line, n) => ({ ...line, productId: goods[n] ?? '' }))
  const asked = of(acts[0]?.lines ?? [])
  const { id } = await buyer.quotes.request(
    { lines: asked.map(({ productId, quantity }) => ({ productId, quantity })) },
    key(),
  )
  let [state, version, last]: ['requested' | 'offered' | 'countered', number, ReturnType<typeof of>] = [
    'requested',
    1,
    asked,
  ]
  const versions = { customer: 1, supplier: 0 }
  let inspected: string = 'none'
  const may = (role: 'customer' | 'supplier', act: string) =>
    quoteActionsOf(role, { state, versions, answerBy: '2999-01-01' }, new Date()).some((each) => each === act)

  for (const { act, lines, inspection } of acts) {
    if (act === 'answer') {
      const byCustomer: boolean = state === 'offered'
      const side = byCustomer ? 'customer' : 'supplier'
      const allowed = may(side, byCustomer ? 'counter' : 'offer')
      const written = of(lines)
      const answered = byCustomer
        ? await buyer.quotes.counter.try({ id, version, lines: written, inspection }, key())
        : await seller.quotes.offer.try({ id, ...anOffer([]), version, lines: written, inspection }, key())
      expect(answered.ok).toBe(allowed)
      if (!allowed) continue
      versions[side] += 1
      version += 1
      last = written
      inspected = inspection ?? inspected
      state = byCustomer ? 'countered' : 'offered'
      continue
    }
    if (act === 'acceptOld') {
      if (version > 1) expect(await accept(id, version - 1)).toMatchObject({ ok: false })
      continue
    }
    if (act === 'withdraw' || act === 'decline') {
      const ended =
        act === 'withdraw'
          ? await buyer.quotes.withdraw.try({ id }, key())
          : await seller.quotes.decline.try({ id, reason: 'No.' }, key())
      expect(ended.ok).toBe(may(act === 'withdraw' ? 'customer' : 'supplier', act))
      if (!ended.ok) continue
      expect(await accept(id, version)).toMatchObject({ ok: false, code: 'WRONG_STATE' })
      return undefined
    }
    // While the buyer accepts, the seller may be writing: it is refused, because it is not its turn.
    const tries = await Promise.all([
      accept(id, version),
      ...(act === 'acceptTwice'
        ? [accept(id, version), seller.quotes.offer.try({ id, ...anOffer([]), version, lines: of(lines) }, key())]
        : []),
    ])
    const allowed = may('customer', 'accept')
    if (!allowed) {
      expect(tries.slice(0, 2).some(({ ok }) => ok)).toBe(false)
      if (tries[2]?.ok) return undefined // it was the seller's turn
      continue
    }
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
    const left = last.filter(({ struckOut }) => !struckOut)
    return {
      quoteId: id,
      inspection: inspected,
      lines: left.map(({ productId, quantity, priceCents }) => ({ productId, quantity, cents: String(priceCents) })),
    }
  }
  return undefined
}

it(`${ALL} negotiations: each accepted version makes one order with exactly its lines, cents and choices`, async () => {
  const agreed: Agreed[] = []
  let negotiated = 0
  await fc.assert(
    fc.asyncProperty(negotiation, async (one) => {
      negotiated += 1
      const outcome = await negotiate(one)
      if (outcome) agreed.push(outcome)
    }),
    { numRuns: ALL, endOnFailure: true },
  )
  const { rows } = await owner.query<Agreed & { total: string }>(
    `select o.quote_id as "quoteId", o.total_cents::text as total, o.choices ->> 'inspection' as inspection,
        jsonb_agg(jsonb_build_object(
        'productId', l.product_id, 'quantity', l.quantity, 'cents', l.unit_price_cents::text)
          order by l.position) as lines
      from orders o join order_lines l on l.order_id = o.id group by o.id`,
  )
  const ordered = new Map(rows.map(({ quoteId, ...order }) => [quoteId, order]))
  expect([negotiated, rows.length, ordered.size]).toEqual([ALL, agreed.length, agreed.length])
  expect(agreed.length).toBeGreaterThan(ALL / 10)
  for (const { quoteId, lines, inspection } of agreed) {
    const total = lines.reduce((sum, { quantity, cents }) => sum + BigInt(cents) * BigInt(quantity), 0n)
    expect(ordered.get(quoteId)).toEqual({ lines, inspection, total: String(total) })
  }
}, 600_000)
