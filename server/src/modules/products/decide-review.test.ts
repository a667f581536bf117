import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { renderMail } from '../../mail/render-mail.ts'
import {
  editedProduct,
  givenPicture,
  givenSupplier,
  newProduct,
  productVersionOf,
} from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTogetherNow } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock } = opened
const desk = await asPerson(await given.admin())

async function inReview() {
  const supplier = await givenSupplier(opened)
  const api = await asPerson(supplier)
  const imageIds = [await givenPicture(opened, supplier.companyId)]
  const { id } = await api.products.add({ ...newProduct, imageIds }, randomUUID())
  return { id, api, supplier, imageIds, version: await productVersionOf(opened, id) }
}
const english = { en: { name: 'Smart shirt', description: 'For wholesale, in twelve colours.' } }
const toldTo = async (person: { id: string }) =>
  (await owner.query('select kind, arguments from notifications where user_id = $1 order by id', [person.id])).rows

describe('the review queue', () => {
  it('has products and revisions in one list, the longest waiting first [STATE-17]', async () => {
    const supplier = await givenSupplier(opened)
    const api = await asPerson(supplier)
    const { id: listed } = await given.product({ supplierId: supplier.companyId })
    const ids: string[] = []
    for (const step of ['product', 'revision', 'product'] as const) {
      clock.advance(60_000)
      if (step === 'product')
        ids.push(
          (
            await api.products.add(
              { ...newProduct, imageIds: [await givenPicture(opened, supplier.companyId)] },
              randomUUID(),
            )
          ).id,
        )
      else
        await api.products.edit(
          { id: listed, ...(await editedProduct(listed, opened)), name: 'Keten gömlek' },
          randomUUID(),
        )
    }
    const mine = async () => {
      const found: { kind: string; productId: string; since: string }[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const page: Awaited<ReturnType<typeof desk.reviews.list>> = await desk.reviews.list({
          limit: 1,
          ...(after ? { after } : {}),
        })
        found.push(...page.items.filter((item) => item.supplier.id === supplier.companyId))
        after = page.next
      }
      return found
    }
    const [first, second] = ids
    const line = await mine()
    expect(line.map(({ kind, productId }) => [kind, productId])).toEqual([
      ['product', first],
      ['revision', listed],
      ['product', second],
    ])
    expect(line[0]?.since).toBe(new Date(clock.now().getTime() - 120_000).toISOString())

    await desk.reviews.decide(
      { id: first ?? '', version: await productVersionOf(opened, first ?? ''), decision: 'accept', texts: english },
      randomUUID(),
    )
    await desk.reviews.decide(
      {
        id: second ?? '',
        version: await productVersionOf(opened, second ?? ''),
        decision: 'reject',
        reason: 'No such shirt.',
      },
      randomUUID(),
    )
    expect((await mine()).map(({ kind }) => kind)).toEqual(['revision'])
  })
})

describe('a decision', () => {
  it('lists nothing without an English text, which may come with it', async () => {
    const { id, version, api } = await inReview()
    expect(await desk.reviews.get({ id })).toMatchObject({ kind: 'product', needsEnglish: true, proposed: null })
    expect(await desk.reviews.decide.try({ id, version, decision: 'accept' }, randomUUID())).toMatchObject({
      code: 'ENGLISH_REQUIRED',
    })
    expect(
      await desk.reviews.decide.try({ id, version, decision: 'accept', texts: { tr: english.en } }, randomUUID()),
    ).toMatchObject({
      args: { fields: { 'texts.tr': 'invalid' } },
    })
    expect(await desk.reviews.decide({ id, version, decision: 'accept', texts: english }, randomUUID())).toEqual({
      productId: id,
      listed: true,
    })
    expect(await api.products.get({ id })).toMatchObject({
      status: 'listed',
      translations: { en: { name: 'Smart shirt', byCompany: true } },
    })
  })

  it('that sends back or rejects needs a reason, which the supplier reads, and so do colleagues', async () => {
    const { id, version, api, supplier } = await inReview()
    const colleague = await given.supplier({ companyId: supplier.companyId, owner: false, language: 'so' })
    expect(await desk.reviews.decide.try({ id, version, decision: 'reject', reason: ' ' }, randomUUID())).toMatchObject(
      { args: { fields: { reason: 'required' } } },
    )
    await desk.reviews.decide({ id, version, decision: 'reject', reason: 'Not ours to sell.' }, randomUUID())
    expect((await api.products.list({})).items).toMatchObject([{ status: 'rejected', reason: 'Not ours to sell.' }])
    for (const person of [supplier, colleague])
      expect(await toldTo(person)).toMatchObject([
        { kind: 'product.rejected', arguments: { product: newProduct.name, reason: 'Not ours to sell.' } },
      ])
    await mailTogetherNow(opened)
    const { rows } = await owner.query(
      'select template, language, arguments from mail_log join mail_arguments on mail_id = id where recipient_id = $1',
      [colleague.id],
    )
    const mail = await renderMail(rows[0], 'https://ticarum.example')
    expect(mail.subject).toBe('Badeecadaada waa la diiday')
    expect(mail.text).toContain('Not ours to sell.')
  })

  it('of two admins at the same moment is made once: the other gets an error', async () => {
    const { id, version, supplier } = await inReview()
    const other = await asPerson(await given.admin())
    const race = await Promise.all([
      desk.reviews.decide.try({ id, version, decision: 'accept', texts: english }, randomUUID()),
      other.reviews.decide.try({ id, version, decision: 'send_back', reason: 'Blurred.' }, randomUUID()),
    ])
    expect(race.map((answer) => (answer.ok ? 'OK' : answer.code)).sort()).toEqual(['ALREADY_DECIDED', 'OK'])
    expect(await toldTo(supplier)).toHaveLength(1)
  })

  it('is refused for a product that changed since it was read', async () => {
    const { id, version, api, imageIds } = await inReview()
    await api.products.edit(
      { ...newProduct, id, version, origin: 'Kayseri, Turkey', imageIds, name: 'Something else' },
      randomUUID(),
    )
    expect(
      await desk.reviews.decide.try({ id, version, decision: 'accept', texts: english }, randomUUID()),
    ).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  it('can send an edit back: the listed version stays, and the supplier edits their own proposal again', async () => {
    const supplier = await givenSupplier(opened)
    const api = await asPerson(supplier)
    const { id } = await given.product({ supplierId: supplier.companyId })
    await api.products.edit({ id, ...(await editedProduct(id, opened)), name: 'Keten gömlek' }, randomUUID())
    const revision = (await api.products.get({ id })).revision
    const about = { id: revision?.id ?? '', version: revision?.since ?? '' }
    expect(await desk.reviews.decide.try({ ...about, decision: 'reject', reason: 'No.' }, randomUUID())).toMatchObject({
      args: { fields: { decision: 'invalid' } },
    })
    expect(
      await desk.reviews.decide({ ...about, decision: 'send_back', reason: 'It is cotton.' }, randomUUID()),
    ).toEqual({ productId: id, listed: true })
    expect(await api.products.get({ id })).toMatchObject({
      name: 'Pamuklu gömlek',
      status: 'listed',
      revision: { state: 'sent_back', reason: 'It is cotton.', proposed: { name: 'Keten gömlek' } },
    })
    expect(await desk.reviews.decide.try({ ...about, decision: 'accept' }, randomUUID())).toMatchObject({
      code: 'ALREADY_DECIDED',
    })
    expect(await toldTo(supplier)).toMatchObject([{ kind: 'revision.sent-back' }])
  })
})

describe('a price list', () => {
  it('is accepted as it was seen, what is wrong says why, and its supplier is told once', async () => {
    const supplier = await givenSupplier(opened)
    const supplierId = supplier.companyId
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) ids.push((await given.product({ supplierId, status: 'in_review' })).id)
    const [fine = '', changed = '', turkish = ''] = ids
    await owner.query("delete from product_texts where product_id = $1 and language = 'en'", [turkish])
    const { items: seen } = await desk.reviews.list({ supplierId })
    expect(seen.map(({ id }) => id).sort()).toEqual(ids.toSorted())
    await owner.query("update products set updated_at = updated_at + interval '1 second' where id = $1", [changed])
    const asked = { reviews: seen.map(({ id, version }) => ({ id, version })) }
    const { items } = await desk.reviews.acceptMany(asked, randomUUID())
    const outcomeOf = (id: string) => items.find((item) => item.id === id)?.outcome
    expect([fine, changed, turkish].map(outcomeOf)).toEqual(['done', 'CHANGED_MEANWHILE', 'ENGLISH_REQUIRED'])
    const { rows } = await owner.query('select id from products where supplier_id = $1 and status = $2', [
      supplierId,
      'listed',
    ])
    expect(rows).toEqual([{ id: fine }])
    const [told] = await toldTo(supplier)
    expect(told).toMatchObject({ kind: 'products.accepted', arguments: { count: '1' } })
  })

  it('is told in one notice, although it was accepted in parts, and its notice leads to exactly these', async () => {
    const supplier = await givenSupplier(opened)
    const supplierId = supplier.companyId
    await given.product({ supplierId })
    const waiting: string[] = []
    for (let n = 0; n < 3; n += 1) waiting.push((await given.product({ supplierId, status: 'in_review' })).id)
    const { items: seen } = await desk.reviews.list({ supplierId })
    const [first, ...rest] = seen.map(({ id, version }) => ({ id, version }))
    if (!first) throw new Error('nothing waits')
    const { at } = await desk.reviews.acceptMany({ reviews: [first], more: true }, randomUUID())
    expect(await toldTo(supplier)).toEqual([])
    const earlier = { since: at, ids: [first.id] }
    await desk.reviews.acceptMany({ reviews: rest, earlier }, randomUUID())
    const told = await toldTo(supplier)
    expect(told).toMatchObject([{ kind: 'products.accepted', arguments: { count: '3', from: at } }])

    const { from = '', to = '' } = told[0]?.arguments ?? {}
    const { products } = await asPerson(supplier)
    const { items } = await products.list({ acceptedFrom: from, acceptedTo: to })
    expect(items.map(({ id }) => id).sort()).toEqual(waiting.toSorted())
    const letter = await renderMail(
      { template: 'notice', language: 'en', arguments: told[0] },
      'https://ticarum.example',
    )
    expect(letter.text).toContain(
      `https://ticarum.example/supplier/products?accepted=${encodeURIComponent(`${from}~${to}`)}`,
    )
  })
})
