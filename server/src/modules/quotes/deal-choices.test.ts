import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { anOffer, givenDealLink, linesOfQuote } from '../../testing/given-quotes.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson, as } = opened
const supplier = await givenSupplier(opened)
const product = await given.product({ supplierId: supplier.companyId, stock: 5000 })
const [buyer, seller] = [await asPerson(await given.customer()), await asPerson(supplier)]
const key = () => randomUUID()

const request = (more: object = {}) =>
  buyer.quotes.request({ lines: [{ productId: product.id, quantity: 20 }], ...more }, key())
const offer = async (id: string, version: number, more: object = {}) =>
  seller.quotes.offer({ id, ...anOffer(await linesOfQuote(opened, id)), version, ...more }, key())
const accept = (id: string, version: number) => buyer.quotes.accept({ id, version, address: mogadishu }, key())
const shown = async (id: string) => (await buyer.quotes.get({ id })).shown

describe('what a deal says in one of a few words', () => {
  it('is asked for, changed by each side, marked, and stands on thread, link and order', async () => {
    const { id } = await request({ inspection: 'company' })
    expect(await seller.quotes.get({ id })).toMatchObject({ shown: { inspection: 'company', changed: [] } })
    await offer(id, 1, { inspection: 'desk' })
    expect(await shown(id)).toMatchObject({ inspection: 'desk', changed: expect.arrayContaining(['inspection']) })
    const lines = await linesOfQuote(opened, id)
    await buyer.quotes.counter({ id, version: 2, lines, inspection: 'company' }, key())
    expect(await shown(id)).toMatchObject({ inspection: 'company', changed: ['inspection'] })
    await offer(id, 3)
    expect(await shown(id)).toMatchObject({ inspection: 'company', changed: ['validUntil'] })

    const { cards } = await seller.messages.thread({ id })
    expect(cards.map((card) => ('choices' in card ? card.choices : null))).toEqual(
      ['company', 'desk', 'company', 'company'].map((inspection) => ({ inspection })),
    )
    const token = await givenDealLink(opened, id)
    expect(await as().deals.get({ token })).toMatchObject({ inspection: 'company' })

    const placed = await accept(id, 4)
    expect(await buyer.orders.get({ id: placed.id })).toMatchObject({ inspection: 'company' })
    expect(await seller.orders.get({ id: placed.id })).toMatchObject({ inspection: 'company' })
  })

  it('is as usual where nobody says anything, also in what was written before there was a choice', async () => {
    const { id } = await request()
    await owner.query(
      `alter table quote_versions disable trigger insert_only; update quote_versions set choices = '{}';
        alter table quote_versions enable trigger insert_only`,
    )
    await offer(id, 1)
    expect(await shown(id)).toMatchObject({ inspection: 'none', changed: ['validUntil', 'leadDays', 'basis'] })
    const placed = await accept(id, 2)
    expect(await buyer.orders.get({ id: placed.id })).toMatchObject({ inspection: 'none' })
  })

  it('is no other word', async () => {
    expect(await buyer.quotes.request.try({ lines: [], inspection: 'x' as never }, key())).toMatchObject({
      code: 'INPUT_INVALID',
      args: { fields: { inspection: 'invalid' } },
    })
  })
})
