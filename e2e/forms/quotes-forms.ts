import { randomUUID } from 'node:crypto'
import type { QuoteState } from '@ticarum/contract/values/quotes'
import type { Role } from '@ticarum/contract/values/roles'
import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { PreparedForm, TestedForm } from './form.ts'
import { given, owner } from './world.ts'

/** Opens the page of a quote, as one of its sides or as the desk. */
async function openQuote(page: Page, side: Role, state: QuoteState, asked: string): Promise<string> {
  const people: Record<Role, GivenPerson> = {
    customer: await given.customer(),
    supplier: await given.supplier(),
    admin: await given.admin(),
  }
  const product = await given.product({ supplierId: people.supplier.companyId ?? '', stock: 10_000 })
  const { id } = await given.quote({ customer: people.customer, product, state })
  await beSignedIn(page, people[side])
  await page.goto(`/${side}/quotes/${id}${asked}`)
  return id
}

const version = (id: string, number: number): PreparedForm['effects'][number] => [
  'select from quote_versions where quote_id = $1 and number = $2',
  id,
  number,
]
const ended = (id: string, state: QuoteState): PreparedForm['effects'][number] => [
  'select from quotes where id = $1 and state = $2',
  id,
  state,
]

interface Act {
  side: Role
  intent: string
  state: QuoteState
  dialog?: true
  typed?: Record<string, string>
  effect(id: string): PreparedForm['effects'][number]
  says: RegExp
}

const act = ({ side, intent, state, dialog, typed, effect, says }: Act): TestedForm => ({
  name: `${intent} on the page of a quote, as ${side}`,
  route: `routes/${side}/quote`,
  intent,
  async prepare(page) {
    const id = await openQuote(page, side, state, dialog ? `?act=${intent}` : '')
    const form = dialog ? { form: `dialog form:has([value=${intent}])` } : {}
    return { ...form, ...(typed && { typed }), effects: [effect(id)], says }
  },
})

const offer = (side: 'supplier' | 'admin') =>
  act({
    side,
    intent: 'offer',
    state: 'requested',
    typed: { 'lines.0.price': '12.50' },
    effect: (id) => version(id, 2),
    says: /Offer Sent|Offered/,
  })

/** What the desk says to somebody who claims a quote that it prepared. */
const decide = (intent: 'agree' | 'refuse', state: string): TestedForm => ({
  name: `${intent} to a claim`,
  route: 'routes/admin/quote',
  intent,
  async prepare(page) {
    const product = await given.product({ supplierId: (await given.supplier()).companyId ?? '' })
    const { id } = await given.preparedQuote({ product, state: 'offered' })
    const claimant = await given.customer()
    await owner.query(
      "insert into quote_claims (id, quote_id, company_id, claimed_by, state) values ($1, $2, $3, $4, 'asked')",
      [randomUUID(), id, claimant.companyId, claimant.id],
    )
    await beSignedIn(page, await given.admin())
    await page.goto(`/admin/quotes/${id}`)
    return {
      button: `button[value=${intent}]`,
      effects: [['select from quote_claims where quote_id = $1 and state = $2', id, state]],
      says: /Saved!/,
    }
  },
})

const prepareQuote: TestedForm = {
  name: 'prepare a quote',
  route: 'routes/admin/new-quote',
  async prepare(page) {
    const maker = await given.supplier()
    const { id } = await given.product({ supplierId: maker.companyId ?? '', stock: 10_000 })
    await owner.query('update suppliers set active = true where id = $1', [maker.companyId])
    await beSignedIn(page, await given.admin())
    await page.goto(`/admin/quotes/new?line=${id}`)
    return {
      form: 'main form[method=post]',
      typed: {
        'contact.company': 'Warsame Trading',
        'contact.name': 'Faadumo Warsame',
        'contact.phone': '+252 61 234 5678',
      },
      effects: [['select from quotes where supplier_id = $1', maker.companyId]],
      says: /Quote Prepared|Nobody has claimed it yet/,
    }
  },
}

/** How a price is negotiated, on the page of the quote. */
export const quotesForms: TestedForm[] = [
  prepareQuote,
  decide('agree', 'agreed'),
  decide('refuse', 'refused'),
  offer('supplier'),
  offer('admin'),
  act({
    side: 'supplier',
    intent: 'decline',
    state: 'requested',
    dialog: true,
    typed: { reason: 'We no longer make it.' },
    effect: (id) => ended(id, 'declined'),
    says: /We no longer make it/,
  }),
  act({
    side: 'customer',
    intent: 'counter',
    state: 'offered',
    typed: { leadDays: '10' },
    effect: (id) => version(id, 3),
    says: /Counter-Offer Sent|Counter-offer/,
  }),
  act({
    side: 'customer',
    intent: 'withdraw',
    state: 'offered',
    dialog: true,
    effect: (id) => ended(id, 'withdrawn'),
    says: /Withdrawn/,
  }),
  act({
    side: 'customer',
    intent: 'accept',
    state: 'offered',
    dialog: true,
    typed: { 'address.street': 'Suuq Bakaaraha', 'address.city': 'Mogadishu' },
    effect: (id) => ['select from orders where quote_id = $1', id],
    says: /Order Placed Successfully!/,
  }),
]
