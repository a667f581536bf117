import type { OrderStatus, ShippingStatus } from '@ticarum/contract/values/orders'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenWaitingRefund } from '@ticarum/server/testing/given-orders'
import { redPicture } from '@ticarum/server/testing/pictures'
import type { Page } from 'playwright-core'
import { beProven, beSignedIn } from '../browser/be-signed-in.ts'
import type { PreparedForm, TestedForm } from './form.ts'
import { changesOf, given, owner } from './world.ts'

interface Given {
  id: string
  number: string
}

type Side = 'customer' | 'supplier' | 'admin'
interface State {
  status?: OrderStatus
  shippingStatus?: ShippingStatus
}

/** An order of a signed-in person. */
async function orderOf(page: Page, side: Side, state: State = {}): Promise<Given> {
  const people: Record<Side, GivenPerson> = {
    customer: await given.customer(),
    supplier: await given.supplier(),
    admin: await given.admin(),
  }
  await beSignedIn(page, people[side])
  const product = await given.product({ supplierId: people.supplier.companyId ?? '' })
  const { id } = await given.order({ customer: people.customer, product, ...state })
  const { rows } = await owner.query('select number from orders where id = $1', [id])
  return { id, number: rows[0]?.number }
}

const events = (id: string, kind: string): PreparedForm['effects'][number] => [
  'select from order_events where order_id = $1 and kind = $2',
  id,
  kind,
]

interface Act extends State {
  side: Side
  intent: string
  /** where the dialog opens: at ?act of the order's page and of these lists */
  lists?: Side[]
  typed?: Record<string, string>
  effects(order: Given): PreparedForm['effects']
  says: RegExp
}

/** A dialog about an order, on its page and over each list that offers it. */
const dialog = ({ side, intent, lists = [], typed, effects, says, ...state }: Act): TestedForm[] => {
  const prepared = (order: Given): PreparedForm => ({ ...(typed && { typed }), effects: effects(order), says })
  return [
    {
      name: `${intent} an order, on its page`,
      route: 'routes/order',
      intent,
      async prepare(page) {
        const order = await orderOf(page, side, state)
        await page.goto(`/orders/${order.id}?act=${intent}`)
        return prepared(order)
      },
    },
    ...lists.map(
      (area): TestedForm => ({
        name: `${intent} an order, over the list of a ${area}`,
        route: `routes/${area}/orders`,
        intent,
        async prepare(page) {
          const order = await orderOf(page, side, state)
          await page.goto(`/${area}/orders?act=${intent}&order=${order.id}`)
          return { ...prepared(order), form: `dialog form:has([name=intent][value=${intent}])` }
        },
      }),
    ),
  ]
}

/** A form on the order's page itself, unfolded where it is folded up. */
const onPage = (
  side: Side,
  intent: string,
  state: State,
  prepare: (order: Given) => Promise<PreparedForm> | PreparedForm,
): TestedForm => ({
  name: `${intent}, on the page of an order`,
  route: 'routes/order',
  intent,
  async prepare(page) {
    const order = await orderOf(page, side, state)
    const prepared = await prepare(order)
    await page.goto(`/orders/${order.id}?open=${intent}`)
    return prepared
  },
})

const proof = { field: 'file', name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(redPicture) }

/** Forms of the sides of an order. */
export const ordersForms: TestedForm[] = [
  ...dialog({
    side: 'customer',
    intent: 'inquire',
    lists: ['customer'],
    typed: { message: 'When will it be ready?' },
    effects: ({ id }) => [events(id, 'inquiry')],
    says: /Inquiry Sent!|When will it be ready\?/,
  }),
  ...dialog({
    side: 'customer',
    intent: 'cancel',
    lists: ['customer'],
    effects: ({ id }) => [events(id, 'cancelled')],
    says: /Cancelled/,
  }),
  ...dialog({
    side: 'customer',
    intent: 'reorder',
    lists: ['customer'],
    effects: ({ id }) => [
      [
        'select from cart_lines c join orders o on o.customer_id = c.customer_id where o.id = $1 and c.quantity = 4',
        id,
      ],
    ],
    says: /./,
  }),
  ...dialog({
    side: 'supplier',
    intent: 'answer',
    lists: ['supplier'],
    typed: { readyOn: '2097-03-01' },
    effects: ({ id }) => [events(id, 'can_deliver')],
    says: /Answer/,
  }),
  ...dialog({
    side: 'supplier',
    intent: 'ship',
    lists: ['supplier'],
    typed: { trackingNumber: 'AKH-1' },
    effects: ({ id }) => [events(id, 'shipping')],
    says: /Update Shipping/,
  }),
  ...dialog({
    side: 'admin',
    intent: 'ship',
    typed: { trackingNumber: 'AKH-1' },
    effects: ({ id }) => [events(id, 'shipping')],
    says: /Update Shipping/,
  }).map((form) => ({
    ...form,
    name: `${form.name}, by an admin`,
  })),
  ...dialog({
    side: 'customer',
    intent: 'problem',
    status: 'processing',
    shippingStatus: 'delivered',
    typed: { text: 'Two cartons are wet.' },
    effects: ({ id }) => [events(id, 'problem')],
    says: /Problem Reported|Two cartons are wet/,
  }),
  {
    name: 'change the status of an order, on its page',
    route: 'routes/order',
    intent: 'status',
    async prepare(page) {
      const { id } = await orderOf(page, 'admin')
      await page.goto(`/orders/${id}?act=status&to=processing`)
      return { effects: [events(id, 'status')], says: /Processing/ }
    },
  },
  {
    name: 'change the status of an order in its row',
    route: 'routes/admin/orders',
    intent: 'status',
    async prepare(page) {
      const { id, number } = await orderOf(page, 'admin', { status: 'completed' })
      await page.goto(`/admin/orders?act=status&order=${id}&to=processing&q=${number}`)
      return {
        form: 'dialog form',
        typed: { reason: 'Two cartons are missing' },
        effects: [events(id, 'status')],
        says: /Processing/,
      }
    },
  },
  {
    name: 'update the shipping of an order over the list of an admin',
    route: 'routes/admin/orders',
    intent: 'ship',
    async prepare(page) {
      const { id, number } = await orderOf(page, 'admin')
      await page.goto(`/admin/orders?act=ship&order=${id}&q=${number}`)
      return { typed: { trackingNumber: 'AKH-1' }, effects: [events(id, 'shipping')], says: /Manage Orders/ }
    },
  },
  {
    name: 'change the orders that are ticked',
    route: 'routes/admin/orders',
    intent: 'bulk',
    async prepare(page) {
      const { id, number } = await orderOf(page, 'admin')
      await page.goto(`/admin/orders?q=${number}`)
      await page.getByLabel(`Select ${number}`).check()
      await page.locator('select[name=to]').selectOption('status:processing')
      return { effects: [events(id, 'status')], says: /Processing/ }
    },
  },
  {
    name: 'export the orders',
    route: 'routes/admin/orders',
    intent: 'export',
    async prepare(page) {
      const { number } = await orderOf(page, 'admin')
      await page.goto(`/admin/orders?q=${number}`)
      return { effects: [["select from order_exports where filter ->> 'q' = $1", number]], says: /CSV/ }
    },
  },
  ...dialog({
    side: 'customer',
    intent: 'receive',
    lists: ['customer'],
    status: 'processing',
    shippingStatus: 'delivered',
    effects: ({ id }) => [events(id, 'received')],
    says: /Receipt/i,
  }),
  onPage('admin', 'annotate', {}, ({ id }) => ({
    typed: { notes: 'Calls back.' },
    effects: [['select from order_notes where order_id = $1', id]],
    says: /Calls back\.|Saved!/,
  })),
  onPage('customer', 'proof', {}, ({ id }) => ({
    file: proof,
    effects: [events(id, 'proof_sent')],
    says: /Proof sent/i,
  })),
  onPage('admin', 'confirm', {}, async ({ id }) => {
    await given.proof(id)
    return { button: 'button[value=confirm]', effects: [events(id, 'payment_received')], says: /Receipt RC-/ }
  }),
  {
    name: 'enter, on the page of an order',
    route: 'routes/order',
    intent: 'enter',
    async prepare(page) {
      const { id } = await orderOf(page, 'admin')
      await page.goto(`/orders/${id}`)
      // Typed at once: after going back its form is closed.
      await page.locator('summary', { hasText: 'Enter a payment' }).click()
      await page.locator('#enter-reference').fill('HW 4711')
      await page.locator('#enter-paidOn').fill('2026-01-05')
      return { effects: [events(id, 'payment_received')], says: /Receipt RC-/ }
    },
  },
  onPage('admin', 'refund', { status: 'cancelled' }, async ({ id }) => {
    await given.payment(id, 1500)
    return {
      typed: { amount: '5.00', reference: 'HW 4712', paidOn: '2026-01-05' },
      effects: [events(id, 'payment_refunded')],
      says: /Refund note RF-/,
    }
  }),
  ...(['confirm', 'withdraw'] as const).map(
    (act): TestedForm => ({
      name: `${act} a refund that waits, on the page of an order`,
      route: 'routes/order',
      intent: `${act}-refund`,
      async prepare(page) {
        await beProven(page, await given.admin())
        const { id, orderId } = await givenWaitingRefund({ given, owner }, await given.customer())
        await page.goto(`/orders/${orderId}`)
        return {
          form: 'form[aria-labelledby=refund-waits]',
          button: `button[value=${act}-refund]`,
          effects: [changesOf('waiting_refunds', id, `payments.${act}-refund`)],
          says: act === 'confirm' ? /Refund note RF-/ : /Refund Taken Back|Enter a refund/,
        }
      },
    }),
  ),
  {
    name: 'make a tracking link',
    route: 'routes/share-order',
    intent: 'share',
    async prepare(page) {
      const { id } = await orderOf(page, 'supplier')
      await page.goto(`/orders/${id}/share`)
      return { effects: [['select from order_links where order_id = $1', id]], says: /track\/|There are links/ }
    },
  },
  {
    name: 'revoke the tracking links',
    route: 'routes/share-order',
    intent: 'unshare',
    async prepare(page) {
      const { id } = await orderOf(page, 'customer')
      await page.goto(`/orders/${id}/share`)
      await Promise.all([
        page.waitForURL(/\?sending/),
        page.locator('button[value=share]').evaluate((button) => (button as HTMLButtonElement).click()),
      ])
      await page.goto(`/orders/${id}/share`)
      return {
        effects: [['select from order_links where order_id = $1 and revoked_at is not null', id]],
        says: /Tracking link/,
      }
    },
  },
]
