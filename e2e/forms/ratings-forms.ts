import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenRating } from '@ticarum/server/testing/given-ratings'
import type { Page } from 'playwright-core'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { PreparedForm, TestedForm } from './form.ts'
import { given, owner } from './world.ts'

type Side = 'customer' | 'supplier' | 'admin'

/** Opens the page of an order that arrived, as one of its sides. */
async function openOrder(page: Page, side: Side, rated: boolean, hidden = false): Promise<string> {
  const people: Record<Side, GivenPerson> = {
    customer: await given.customer(),
    supplier: await given.supplier(),
    admin: await given.admin(),
  }
  const product = await given.product({ supplierId: people.supplier.companyId ?? '' })
  const { id } = await given.order({ customer: people.customer, product, shippingStatus: 'delivered' })
  if (rated) await givenRating({ owner }, id, { hidden })
  await beSignedIn(page, people[side])
  await page.goto(`/orders/${id}`)
  return id
}

const done = (id: string, action: string): PreparedForm['effects'][number] => [
  `select from audit_log a join ratings r on r.id::text = a.row_id
    where a.table_name = 'ratings' and r.order_id = $1 and a.action = $2`,
  id,
  action,
]

/** What customers say of suppliers, on the page of the order. */
export const ratingsForms: TestedForm[] = [
  {
    name: 'rate, on the page of an order',
    route: 'routes/order',
    intent: 'rate',
    async prepare(page) {
      const id = await openOrder(page, 'customer', false)
      await page.goto(`/orders/${id}?open=rate`)
      await page.locator('input[name=stars][value="4"]').check()
      return {
        form: '#rating form',
        typed: { words: 'Well packed.' },
        effects: [done(id, 'ratings.rate')],
        says: /Saved!|Change rating/,
      }
    },
  },
  {
    name: 'reply, on the page of an order',
    route: 'routes/order',
    intent: 'reply',
    async prepare(page) {
      const id = await openOrder(page, 'supplier', true)
      return {
        form: '#rating form',
        typed: { text: 'Thank you.' },
        effects: [done(id, 'ratings.answer')],
        says: /Saved!|Change answer/,
      }
    },
  },
  {
    name: 'hide, on the page of an order',
    route: 'routes/order',
    intent: 'hide',
    async prepare(page) {
      const id = await openOrder(page, 'admin', true)
      // Typed at once: after going back its form is closed.
      await page.locator('#rating summary').click()
      await page.locator('#rating [name=reason]').fill('It names a person.')
      return { form: '#rating form', effects: [done(id, 'ratings.hide')], says: /Saved!|Show the words again/ }
    },
  },
  {
    name: 'show, on the page of an order',
    route: 'routes/order',
    intent: 'show',
    async prepare(page) {
      const id = await openOrder(page, 'admin', true, true)
      await page.locator('#rating summary').click()
      return { form: '#rating form', effects: [done(id, 'ratings.show')], says: /Saved!|Hide the words/ }
    },
  },
]
