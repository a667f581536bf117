import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beSignedIn } from './be-signed-in.ts'

type Person = { email: string; password: string }

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`/api/v1${path}`, { data, headers: { 'idempotency-key': randomUUID() } })
  if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

const inDays = (days: number) => new Date(Date.now() + (days * 24 + 3) * 3600_000).toISOString().slice(0, 10)

interface Wanted {
  productId: string
  quantity: number
}

/** Asks for a price without a screen; the quote's id. */
export async function requestQuote(page: Page, customer: Person, lines: Wanted[]): Promise<string> {
  await beSignedIn(page, customer)
  const { id } = await post<{ id: string }>(page, '/quotes', { lines, wantedOn: inDays(60), inspection: 'desk' })
  return id
}

/** Offers every line for a price of its own, and leaves the last of several out. */
export async function offerQuote(page: Page, supplier: Person, id: string, lines: Wanted[], version = 1) {
  await beSignedIn(page, supplier)
  const offered = lines.map((line, place) => ({
    ...line,
    priceCents: 4250 + 875 * place - 100 * version,
    struckOut: place > 1 && place === lines.length - 1,
  }))
  await post(page, `/quotes/${id}/offers`, {
    version,
    lines: offered,
    validUntil: inDays(9),
    leadDays: 21,
    basis: { incoterm: 'FOB', place: 'Mersin' },
  })
}

/** Wants the first line for less, and sooner. */
export async function counterQuote(page: Page, customer: Person, id: string, lines: Wanted[], version = 2) {
  await beSignedIn(page, customer)
  const wanted = lines.map((line, place) => ({
    ...line,
    priceCents: 4250 + 875 * place - (place === 0 ? 450 : 100),
    struckOut: place > 1 && place === lines.length - 1,
  }))
  await post(page, `/quotes/${id}/counter-offers`, { version, lines: wanted, leadDays: 14 })
}

/** Accepts an offer; the order's id. */
export async function acceptQuote(page: Page, customer: Person, id: string, version = 2): Promise<string> {
  await beSignedIn(page, customer)
  const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }
  const order = await post<{ id: string }>(page, `/quotes/${id}/order`, { version, address })
  return order.id
}

type ChangedLine = Pick<Wanted, 'quantity'> & { unitPriceCents?: number; struckOut?: boolean }

/** Proposes other lines for an order, to be ready in 30 days; the proposal's id. */
export async function proposeChange(page: Page, supplier: Person, id: string, lines: ChangedLine[], version = 1) {
  await beSignedIn(page, supplier)
  const proposal = { version, lines, readyOn: inDays(30) }
  return (await post<{ id: string }>(page, `/orders/${id}/amendments`, proposal)).id
}

export async function acceptChange(page: Page, customer: Person, id: string): Promise<void> {
  await beSignedIn(page, customer)
  await post(page, `/amendments/${id}/acceptance`, {})
}

/** Says something in the thread of a quote, as who is signed in. */
export async function writeAbout(page: Page, id: string, said: { body: string } | { phrase: string }) {
  const data = { body: '', ...said }
  const answer = await page.request.put(`/api/v1/conversations/${id}/messages/${randomUUID()}`, { data })
  if (!answer.ok()) throw new Error(`the message was answered with ${answer.status()} ${await answer.text()}`)
}
