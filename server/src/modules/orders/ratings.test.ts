import { randomUUID } from 'node:crypto'
import { MIN_RATINGS, RATINGS_OF_PROFILE } from '@ticarum/contract/values/ratings'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { askForDeletion, runDeletions } from '../../testing/delete-accounts.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { givenRatedOrder, givenRating } from '../../testing/given-ratings.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, app, as, asPerson } = opened
const DAY = 24 * 3600 * 1000

/** An order that has arrived, with both sides as callers. */
async function arrived() {
  const [customer, supplier] = [await given.customer(), await givenSupplier(opened)]
  const { id } = await given.order({ customer, supplierId: supplier.companyId ?? '', shippingStatus: 'delivered' })
  return { id, customer, supplier, buyer: await asPerson(customer), seller: await asPerson(supplier) }
}
const supplierId = ({ supplier }: Awaited<ReturnType<typeof arrived>>) => supplier.companyId ?? ''
const shownOf = async (id: string) => (await as().ratings.list({ supplierId: id })).items
const rate = { stars: 4, words: 'Well packed.', language: 'en' } as const

describe('a rating', () => {
  it('has one to five whole stars, as feedback has [LIMIT-14]', async () => {
    const { id, buyer } = await arrived()
    const codes = async (stars: number | string) => {
      const answers = [
        await buyer.ratings.rate.try({ id, stars }, randomUUID()),
        await buyer.feedback.send.try({ rating: stars, message: 'Good.' }, randomUUID()),
      ]
      return answers.map((answer) => (answer.ok ? 'ok' : answer.code))
    }
    for (const stars of [1, 2, 3, 4, 5, '5']) expect(await codes(stars), String(stars)).toEqual(['ok', 'ok'])
    for (const stars of [0, 6, 4.5, -1, '', 'five'])
      expect(await codes(stars), String(stars)).toEqual(['INPUT_INVALID', 'INPUT_INVALID'])
    for (const stars of [0, 6])
      await expect(owner.query('update ratings set stars = $2 where order_id = $1', [id, stars])).rejects.toMatchObject(
        { code: '23514' },
      )
  })

  it('is one for each order, told to supplier and desk once, and read by everybody with the city alone', async () => {
    const deal = await arrived()
    const { id, customer, supplier, buyer, seller } = deal
    await owner.query("update customers set city = 'Bosaso' where id = $1", [customer.companyId])
    for (const stars of [2, 4]) await buyer.ratings.rate({ ...rate, id, stars }, randomUUID())
    const [shown, ...others] = await shownOf(supplierId(deal))
    expect(others).toEqual([])
    expect(shown).toEqual({
      id: expect.any(String),
      ...{ stars: 4, words: 'Well packed.', language: 'en', city: 'Bosaso', answer: null },
      at: expect.any(String),
    })
    expect(shown?.id).not.toBe(id)
    const { rows: told } = await owner.query(
      "select user_id, arguments from notifications where kind = 'order.rated' and arguments ->> 'orderId' = $1",
      [id],
    )
    expect(told.filter(({ user_id }) => user_id === supplier.id)).toHaveLength(1)
    expect(JSON.stringify(told)).not.toContain('Well packed.')
    expect((await seller.orders.get({ id })).rating).toMatchObject({ stars: 4, words: 'Well packed.' })
  })

  it('two sent at once become one', async () => {
    const deal = await arrived()
    const sent = [1, 5].map((stars) => deal.buyer.ratings.rate.try({ ...rate, id: deal.id, stars }, randomUUID()))
    for (const answer of await Promise.all(sent)) expect(answer).toMatchObject({ ok: true })
    expect(await shownOf(supplierId(deal))).toHaveLength(1)
  })

  it('is changed for 30 days, and not after them', async () => {
    const deal = await arrived()
    const { id, buyer } = deal
    const begun = opened.clock.now()
    await buyer.ratings.rate({ ...rate, id }, randomUUID())
    opened.clock.set(new Date(begun.getTime() + 30 * DAY - 1000))
    const late = await asPerson(deal.customer)
    await late.ratings.rate({ id, stars: 3 }, randomUUID())
    expect(await shownOf(supplierId(deal))).toMatchObject([{ stars: 3, words: null }])
    opened.clock.set(new Date(begun.getTime() + 30 * DAY))
    expect((await late.orders.get({ id })).may).not.toContain('rate')
    expect(await late.ratings.rate.try({ ...rate, id }, randomUUID())).toMatchObject({
      code: 'WRONG_STATE',
      args: { state: 'rated' },
    })
    opened.clock.set(begun)
  })
})

describe('the answer', () => {
  it('is the supplier’s one, which it may change; the customer is told once', async () => {
    const deal = await arrived()
    const { id, customer, seller, buyer } = deal
    expect(await seller.ratings.answer.try({ id, text: 'Thanks.' }, randomUUID())).toMatchObject({
      code: 'WRONG_STATE',
      args: { state: 'not_rated' },
    })
    await buyer.ratings.rate({ ...rate, id }, randomUUID())
    for (const text of ['Thanks.', 'Thank you, come again.'])
      await seller.ratings.answer({ id, text, language: 'tr' }, randomUUID())
    expect(await shownOf(supplierId(deal))).toMatchObject([
      { answer: { text: 'Thank you, come again.', language: 'tr' } },
    ])
    const { rowCount } = await owner.query(
      "select from notifications where kind = 'order.rating-answered' and user_id = $1",
      [customer.id],
    )
    expect(rowCount).toBe(1)
  })
})

describe('the desk', () => {
  it('hides words or answer with a reason that both sides read, and shows them again; the stars count', async () => {
    const deal = await arrived()
    const { id, buyer, seller } = deal
    const desk = await asPerson(await given.admin())
    await buyer.ratings.rate({ ...rate, id, stars: 1 }, randomUUID())
    await seller.ratings.answer({ id, text: 'Not true.' }, randomUUID())
    const reason = 'It names a person.'
    for (const part of ['words', 'answer'] as const) await desk.ratings.hide({ id, part, reason }, randomUUID())
    const hidden = { wordsHidden: reason, answerHidden: reason }
    expect(await shownOf(supplierId(deal))).toMatchObject([{ stars: 1, words: null, answer: null }])
    expect((await buyer.orders.get({ id })).rating).toMatchObject({ ...hidden, words: 'Well packed.', answer: null })
    expect((await seller.orders.get({ id })).rating).toMatchObject({
      ...hidden,
      words: null,
      answer: { text: 'Not true.' },
    })
    expect((await desk.orders.get({ id })).rating).toMatchObject({
      words: 'Well packed.',
      answer: { text: 'Not true.' },
    })
    // What is written anew stays hidden.
    await buyer.ratings.rate({ ...rate, id, words: 'Again.' }, randomUUID())
    expect(await shownOf(supplierId(deal))).toMatchObject([{ stars: 4, words: null }])
    for (const part of ['words', 'answer'] as const) await desk.ratings.show({ id, part }, randomUUID())
    expect(await shownOf(supplierId(deal))).toMatchObject([{ words: 'Again.', answer: { text: 'Not true.' } }])
    const { rows } = await owner.query(
      `select changes -> 'words_hidden' as hidden from audit_log
        where action = 'ratings.hide' and table_name = 'ratings'`,
    )
    expect(rows.map(({ hidden }) => hidden)).toContainEqual([null, reason])
  })
})

describe('the figure of a supplier', () => {
  const countedOf = async (id: string) =>
    (
      await owner.query(
        `select s.rating_count as count, s.rating_sum as sum, count(r.id)::integer as counted,
            coalesce(sum(r.stars), 0)::integer as summed
          from suppliers s left join ratings r on r.supplier_id = s.id where s.id = $1 group by s.id`,
        [id],
      )
    ).rows[0]

  it('equals a recount after every kind of change', async () => {
    const supplier = await givenSupplier(opened)
    const id = supplier.companyId ?? ''
    for (let n = 0; n < 12; n += 1) {
      const customer = await given.customer()
      const order = await given.order({ customer, supplierId: id, shippingStatus: 'delivered' })
      const buyer = await asPerson(customer)
      for (const stars of [1 + (n % 5), 1 + ((n * 7) % 5)].slice(0, 1 + (n % 2)))
        await buyer.ratings.rate({ id: order.id, stars }, randomUUID())
      if (n % 3 === 0) await (await asPerson(supplier)).ratings.answer({ id: order.id, text: 'Thanks.' }, randomUUID())
    }
    const { count, sum, counted, summed } = await countedOf(id)
    expect([count, sum]).toEqual([counted, summed])
    expect(count).toBe(12)
    const { rating } = await as().companies.supplier({ id })
    expect(rating).toEqual({ mean: Math.round((summed * 10) / 12) / 10, count: 12 })
  })

  it('is shown from three ratings on, on profile, card and product, to one decimal', async () => {
    const supplier = await givenSupplier(opened)
    const supplierId = supplier.companyId ?? ''
    const product = await given.product({ supplierId })
    const figures = async () => [
      (await as().companies.supplier({ id: supplierId })).rating,
      (await as().listings.list({ supplierId })).items[0]?.supplier.rating,
      (await as().listings.get({ id: product.id })).supplier.rating,
    ]
    for (const [n, stars] of [5, 5, 4].entries()) {
      expect(n).toBeLessThan(MIN_RATINGS)
      expect(await figures()).toEqual([undefined, undefined, undefined])
      await givenRatedOrder(opened, supplier, { stars })
    }
    const figure = { mean: 4.7, count: 3 }
    expect(await figures()).toEqual([figure, figure, figure])
  })

  it('its ratings are listed newest first, page by page, and not of a supplier that is gone', async () => {
    const supplier = await givenSupplier(opened)
    const supplierId = supplier.companyId ?? ''
    const written = Array.from({ length: RATINGS_OF_PROFILE + 2 }, (_, n) => `Order ${n}`)
    for (const [n, words] of written.entries())
      await givenRatedOrder(opened, supplier, { words, ago: `${written.length - n} hours` })
    const first = await as().ratings.list({ supplierId, limit: RATINGS_OF_PROFILE })
    const rest = await as().ratings.list({ supplierId, limit: RATINGS_OF_PROFILE, after: first.next ?? '' })
    expect([...first.items, ...rest.items].map(({ words }) => words)).toEqual(written.toReversed())
    expect(rest.next).toBeNull()
    await owner.query('update suppliers set active = false where id = $1', [supplierId])
    expect(await shownOf(supplierId)).toEqual([])
  })
})

it('is nobody else’s to write in SQL', async () => {
  const { id, customer, supplier } = await arrived()
  await givenRating(opened, id)
  const trying = (person: typeof customer, statement: string) =>
    inTransaction(app, actorOf(person), (tx) => tx.sql(statement, [id])).then(
      () => 'done',
      (error) => error.code,
    )
  const refused = ['42501', '23514']
  const answer = `update ratings set answer = 'x', answer_language = 'en', answered_at = now(), answered_by = rated_by
    where order_id = $1`
  for (const statement of [
    'update ratings set stars = 5 where order_id = $1',
    "update ratings set words = 'The best.' where order_id = $1",
    'update ratings set answer = null, answered_by = null where order_id = $1',
    answer,
    'delete from ratings where order_id = $1',
    'update suppliers set rating_sum = 5 * rating_count where id = (select supplier_id from orders where id = $1)',
    'update shown_ratings set stars = 5 where id = (select id from ratings where order_id = $1)',
  ])
    expect(refused, statement).toContain(await trying(supplier, statement))
  expect(refused).toContain(await trying(customer, answer))
  expect(await trying(customer, 'update ratings set stars = 5 where order_id = $1')).toBe('done')
  await owner.query('update accounts set email_confirmed_at = null where id = $1', [customer.id])
  expect(await trying(customer, 'update ratings set stars = 5 where order_id = $1')).toBe('23514')
})

it('words and answer go with the accounts that wrote them; the stars stay', async () => {
  const deal = await arrived()
  const { id, customer, supplier, buyer, seller } = deal
  await buyer.ratings.rate({ ...rate, id }, randomUUID())
  await seller.ratings.answer({ id, text: 'Thanks.' }, randomUUID())
  await owner.query("update orders set status = 'completed' where id = $1", [id])
  for (const person of [customer, supplier]) await askForDeletion(opened, person)
  await runDeletions(opened)
  const { rows } = await owner.query(
    `select r.stars, r.words, r.answer, s.stars as shown, s.words as read, s.answer as answered, c.rating_sum
      from ratings r join shown_ratings s using (id) join suppliers c on c.id = r.supplier_id where r.order_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ stars: 4, words: null, answer: null, shown: 4, read: null, answered: null, rating_sum: 4 }])
})
