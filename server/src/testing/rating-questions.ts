import type pg from 'pg'
import type { Question } from './catalogue-questions.ts'

/** Ratings of half of all orders, and those of the supplier with the most. */
export async function ratingQuestions(owner: pg.Pool): Promise<Question[]> {
  // What follows from a rating is written here, because for so many its triggers take long.
  await owner.query(`alter table ratings disable trigger user;
    insert into ratings (id, order_id, customer_id, supplier_id, rated_by, stars, words, language, created_at)
      select gen_random_uuid(), o.id, o.customer_id, o.supplier_id, o.placed_by, 1 + floor(random() * 5)::integer,
          'Well packed.', 'en', o.created_at
        from orders o where random() < 0.5;
    insert into shown_ratings (id, supplier_id, stars, words, language, city, created_at)
      select id, supplier_id, stars, words, language, 'Bosaso', created_at from ratings;
    alter table ratings enable trigger user;
    analyze ratings, shown_ratings`)
  const { rows } = await owner.query<{ supplier_id: string; id: string; created_at: Date }>(
    `select supplier_id, id, created_at from shown_ratings
      where supplier_id = (select supplier_id from shown_ratings group by 1 order by count(*) desc limit 1)
      order by created_at desc, id desc offset 50 limit 1`,
  )
  const [middle] = rows
  if (!middle) throw new Error('nobody was rated')
  const supplierId = middle.supplier_id
  const after = Buffer.from(`${middle.created_at.toISOString()} ${middle.id}`).toString('base64url')
  return [
    { what: 'ratings of a supplier', procedure: 'ratings.list', input: { supplierId } },
    { what: 'ratings of a supplier, further on', procedure: 'ratings.list', input: { supplierId, after } },
  ]
}
