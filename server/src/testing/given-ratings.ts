import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenOrder } from './given-orders.ts'

interface RatingOptions {
  stars?: number
  words?: string | null
  /** how long ago it was written */
  ago?: string
  /** whether the desk hides its words */
  hidden?: boolean
}

/** A rating of an order, by who placed it. */
export async function givenRating(
  { owner }: Pick<TestDatabase, 'owner'>,
  orderId: string,
  { stars = 4, words = 'Well packed.', ago = '0 days', hidden = false }: RatingOptions = {},
): Promise<void> {
  await owner.query(
    `insert into ratings (id, order_id, customer_id, supplier_id, rated_by, stars, words, language, created_at,
        words_hidden)
      select $1, o.id, o.customer_id, o.supplier_id, o.placed_by, $3, $4, 'en', now() - $5::interval, $6
        from orders o where o.id = $2`,
    [newId(), orderId, stars, words, ago, hidden ? 'It names a person.' : null],
  )
}

/** An order that arrived and was rated. */
export async function givenRatedOrder(
  database: Pick<TestDatabase, 'given' | 'owner'>,
  whose: GivenPerson | null,
  options: RatingOptions = {},
): Promise<string> {
  const id = await givenOrder(database, whose, { status: 'completed', shippingStatus: 'delivered' })
  await givenRating(database, id, options)
  return id
}
