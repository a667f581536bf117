import { randomUUID } from 'node:crypto'
import { demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import type { Page } from 'playwright-core'
import { beSignedIn } from './be-signed-in.ts'
import { dealLink } from './deal-link.ts'
import { openGiven } from './given.ts'
import type { Screen } from './screen.ts'
import { loginOf } from './sign-in.ts'

const given = openGiven()
const goods = demoProducts.filter(({ status, supplier }) => status === 'listed' && supplier.name === 'Akköy Tekstil')

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await page.request.post(`/api/v1${path}`, { data, headers })
  if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** A quote about towels that Akköy Tekstil has offered, without one of them; its customer is signed in. */
async function offered(page: Page): Promise<string> {
  const customer = await given.customer()
  await beSignedIn(page, customer)
  // Only the first is taken from stock, and little of it: each picture of an order takes it again.
  const lines = goods
    .slice(0, 4)
    .map(({ id, priceCents }, place) => ({ productId: id, quantity: place === 0 ? 2 : 40, priceCents }))
  const { id } = await post(page, '/quotes', { lines })
  await beSignedIn(page, loginOf('supplier'))
  await post(page, `/quotes/${id}/offers`, {
    version: 1,
    lines: lines.map((line, place) => ({ ...line, madeToOrder: place > 0, struckOut: place === 3 })),
    validUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    leadDays: 21,
    basis: { incoterm: 'FOB', place: 'Mersin' },
  })
  await beSignedIn(page, customer)
  return id
}

/** Deals as whoever has the link sees them, and where members get it. */
export const dealScreens: Screen[] = [
  {
    name: 'deal-link',
    async show(page) {
      const path = await dealLink(page, await offered(page))
      await page.context().clearCookies()
      await page.goto(path)
    },
  },
  {
    name: 'deal-link-ordered',
    async show(page) {
      const id = await offered(page)
      const path = await dealLink(page, id)
      const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }
      await post(page, `/quotes/${id}/order`, { version: 2, address })
      await page.context().clearCookies()
      await page.goto(path)
    },
  },
  { name: 'deal-link-gone', statuses: [404], show: (page) => page.goto(`/deal/${'a'.repeat(43)}`) },
  {
    name: 'deal-link-share',
    async show(page) {
      await page.goto(`/quotes/${await offered(page)}/share`)
      await page.locator('button[value=link]').click()
      await page.locator('input[name=link]').waitFor()
    },
  },
]
