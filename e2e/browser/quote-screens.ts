import type { Role } from '@ticarum/contract/values/roles'
import type { Page } from 'playwright-core'
import { beSignedIn } from './be-signed-in.ts'
import { dealLink } from './deal-link.ts'
import { openGiven } from './given.ts'
import { counterQuote, offerQuote, requestQuote, writeAbout } from './negotiate.ts'
import { at, type Screen } from './screen.ts'

const given = openGiven()

const goods = [
  ['Banyo havlusu, petrol', 'Bath towel, petrol'],
  ['Banyo havlusu, ekru', 'Bath towel, ecru'],
  ['El havlusu, kehribar', 'Hand towel, amber'],
  ['Mutfak havlusu', 'Kitchen towel'],
] as const

type Step = 'requested' | 'offered' | 'countered' | 'again'

/** A quote of some lines that has come so far, opened by one of its sides. */
const quote = (name: string, reader: Role, step: Step, asked = ''): Screen => ({
  name,
  async show(page: Page) {
    // New people each time: those of the demo world may sign in so many times only.
    const [customer, supplier] = [await given.customer({ fullName: 'Faadumo Warsame' }), await given.supplier()]
    const people = { customer, supplier, admin: await given.admin() }
    const lines = await Promise.all(
      goods.map(async ([name, english], place) => {
        const { id } = await given.product({ supplierId: supplier.companyId ?? '', name, english, stock: 1000 })
        return { productId: id, quantity: 40 * (place + 1) }
      }),
    )
    const id = await requestQuote(page, customer, lines)
    if (step !== 'requested') await offerQuote(page, people.supplier, id, lines)
    if (step === 'countered' || step === 'again') await counterQuote(page, customer, id, lines)
    if (step === 'again') await offerQuote(page, people.supplier, id, lines, 3)
    await beSignedIn(page, people[reader])
    await page.goto(`/${reader}/quotes/${id}${asked}`)
    if (asked.includes('act=')) await page.getByRole('dialog').waitFor()
  },
})

/** The thread of a quote with its cards, in which both sides have written. */
const thread = (reader: Role): Screen => ({
  name: `${reader}-quote-thread`,
  async show(page) {
    const [customer, supplier] = [await given.customer({ fullName: 'Faadumo Warsame' }), await given.supplier()]
    const people = { customer, supplier, admin: await given.admin() }
    const product = await given.product({ supplierId: supplier.companyId ?? '', stock: 1000 })
    const lines = [{ productId: product.id, quantity: 40 }]
    const id = await requestQuote(page, customer, lines)
    await writeAbout(page, id, { phrase: 'delivery.when' })
    await offerQuote(page, supplier, id, lines)
    await writeAbout(page, id, { body: 'Kırmızısı kalmadı, mavisi hazır.' })
    await counterQuote(page, customer, id, lines)
    await offerQuote(page, supplier, id, lines, 3)
    await beSignedIn(page, people[reader])
    await page.goto(reader === 'admin' ? `/admin/quotes/${id}/messages` : `/${reader}/messages/${id}`)
  },
})

const withoutQuotes = (role: 'customer' | 'supplier'): Screen => ({
  name: `${role}-quotes-empty`,
  async show(page) {
    await beSignedIn(page, await given[role]())
    await page.goto(`/${role}/quotes`)
  },
})

/** The list of somebody who has quotes in several states. */
const list = (role: 'customer' | 'supplier'): Screen => ({
  name: `${role}-quotes`,
  async show(page) {
    const [customer, supplier] = [await given.customer(), await given.supplier()]
    const product = await given.product({ supplierId: supplier.companyId ?? '' })
    for (const state of ['requested', 'offered', 'countered', 'declined', 'ordered'] as const)
      await given.quote({ customer, product, state })
    await beSignedIn(page, { customer, supplier }[role])
    await page.goto(`/${role}/quotes?view=all`)
  },
})

/** A quote that the desk prepared, which a contact has not claimed yet; its page, or what its link leads to. */
const prepared = (name: string, reader: 'admin' | 'customer' | 'visitor', asked = false): Screen => ({
  name,
  async show(page) {
    const [admin, customer] = [await given.admin(), await given.customer({ fullName: 'Cali Friend' })]
    const supplier = await given.supplier()
    const product = await given.product({ supplierId: supplier.companyId ?? '', stock: 1000 })
    const { id } = await given.preparedQuote({ product, state: 'offered' })
    await beSignedIn(page, admin)
    const path = await dealLink(page, id)
    if (asked) {
      await beSignedIn(page, customer)
      await page.request.post('/api/v1/deals/claim', { data: { token: path.split('/').at(-1) } })
    }
    if (reader === 'visitor') await page.context().clearCookies()
    else await beSignedIn(page, reader === 'admin' ? admin : customer)
    await page.goto({ admin: `/admin/quotes/${id}`, customer: `${path}/claim`, visitor: path }[reader])
  },
})

/** The form of the desk, with a product and with what is wrong. */
const prepare = (name: string, sent: boolean): Screen => ({
  name,
  ...(sent && { statuses: [422] }),
  async show(page) {
    const supplier = await given.supplier()
    const { id } = await given.product({ supplierId: supplier.companyId ?? '', stock: 1000 })
    await beSignedIn(page, await given.admin())
    await page.goto(`/admin/quotes/new?line=${id}`)
    if (!sent) return
    await page.locator('main form[method=post] button').last().click()
    await page.getByRole('alert').first().waitFor()
  },
})

/** Quotes, for each of their sides. */
export const quoteScreens: Screen[] = [
  at('/admin/quotes/new', 'admin'),
  prepare('admin-quotes-new-form', false),
  prepare('admin-quotes-new-errors', true),
  prepared('quote-admin-unclaimed', 'admin', true),
  prepared('deal-unclaimed', 'visitor'),
  prepared('deal-claim', 'customer'),
  prepared('deal-claim-asked', 'customer', true),
  list('customer'),
  list('supplier'),
  withoutQuotes('customer'),
  withoutQuotes('supplier'),
  at('/admin/quotes', 'admin'),
  quote('quote-customer', 'customer', 'again'),
  quote('quote-customer-waiting', 'customer', 'requested'),
  quote('quote-customer-accept', 'customer', 'offered', '?act=accept'),
  quote('quote-customer-withdraw', 'customer', 'offered', '?act=withdraw'),
  quote('quote-customer-older', 'customer', 'again', '?version=2'),
  quote('quote-supplier', 'supplier', 'countered'),
  quote('quote-supplier-request', 'supplier', 'requested'),
  quote('quote-supplier-decline', 'supplier', 'requested', '?act=decline'),
  quote('quote-admin', 'admin', 'requested'),
  ...(['customer', 'supplier', 'admin'] as const).map(thread),
]
