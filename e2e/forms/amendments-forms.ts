import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { PreparedForm, TestedForm } from './form.ts'
import { given } from './world.ts'

type Side = 'customer' | 'supplier' | 'admin'

/** Opens the page of an order as one of its sides; with a proposal that waits, if it is answered. */
async function openOrder(page: Page, side: Side, asked: '' | '?act=amend'): Promise<string> {
  const people: Record<Side, GivenPerson> = {
    customer: await given.customer(),
    supplier: await given.supplier(),
    admin: await given.admin(),
  }
  const product = await given.product({ supplierId: people.supplier.companyId ?? '' })
  const { id } = await given.order({ customer: people.customer, product })
  if (!asked) await given.amendment(id)
  await beSignedIn(page, people[side])
  await page.goto(`/orders/${id}${asked}`)
  return id
}

const ended = (id: string, state: string): PreparedForm['effects'][number] => [
  `select from order_events where order_id = $1 and kind = 'amendment' and details ->> 'to' = $2`,
  id,
  state,
]

const proposed = (side: 'supplier' | 'admin'): TestedForm => ({
  name: `amend an order, on its page, as ${side}`,
  route: 'routes/order',
  intent: 'amend',
  async prepare(page) {
    const id = await openOrder(page, side, '?act=amend')
    return {
      typed: { 'quantity-0': '3' },
      effects: [ended(id, 'proposed')],
      says: /Change Proposed!|A change is proposed/,
    }
  },
})

const answered = (side: Side, intent: string, state: string, says: RegExp): TestedForm => ({
  name: `${intent}, on the page of an order`,
  route: 'routes/order',
  intent,
  async prepare(page) {
    const id = await openOrder(page, side, '')
    return { form: `#change form:has([value=${intent}])`, effects: [ended(id, state)], says }
  },
})

/** What suppliers propose to change in an order, and what becomes of it. */
export const amendmentsForms: TestedForm[] = [
  proposed('supplier'),
  proposed('admin'),
  answered('customer', 'accept-change', 'accepted', /Change accepted/i),
  answered('customer', 'decline-change', 'declined', /Change declined/i),
  answered('supplier', 'withdraw-change', 'withdrawn', /taken back/i),
]
