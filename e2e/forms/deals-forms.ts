import type { Page } from 'playwright-core'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { dealLink } from '../browser/deal-link.ts'
import type { TestedForm } from './form.ts'
import { given } from './world.ts'

/** A quote of a signed-in customer. */
async function quoteOf(page: Page): Promise<string> {
  const customer = await given.customer()
  await beSignedIn(page, customer)
  return (await given.quote({ customer, state: 'offered' })).id
}

/** What members do with the link to a deal. */
export const dealsForms: TestedForm[] = [
  {
    name: 'show the link to a deal',
    route: 'routes/share-deal',
    intent: 'link',
    async prepare(page) {
      const id = await quoteOf(page)
      await page.goto(`/quotes/${id}/share`)
      return { effects: [['select from deal_links where quote_id = $1', id]], says: /There is a link/ }
    },
  },
  {
    name: 'revoke the link to a deal',
    route: 'routes/share-deal',
    intent: 'revoke',
    async prepare(page) {
      const id = await quoteOf(page)
      await dealLink(page, id)
      await page.goto(`/quotes/${id}/share`)
      return {
        effects: [['select from deal_links where quote_id = $1 and revoked_at is not null', id]],
        says: /The link was revoked/,
      }
    },
  },
  {
    name: 'claim a quote that the desk prepared',
    route: 'routes/claim-deal',
    intent: 'claim',
    async prepare(page) {
      const product = await given.product({ supplierId: (await given.supplier()).companyId ?? '' })
      const { id } = await given.preparedQuote({ product, state: 'offered' })
      await beSignedIn(page, await given.admin())
      const path = await dealLink(page, id)
      await beSignedIn(page, await given.customer())
      await page.goto(`${path}/claim`)
      return { effects: [['select from quote_claims where quote_id = $1', id]], says: /Our team was asked/ }
    },
  },
]
