import { createGiven } from '@ticarum/db/testing/given'
import type pg from 'pg'
import { type OrderQuestion, signedIn } from './order-questions.ts'

const NEEDS = 50_000
/** As many words as 90 days can bring. */
const WORDS = 90_000

/** Needs on the desk's list, one of them, and the searches that found nothing, as an admin reads them. */
export async function needQuestions(owner: pg.Pool): Promise<OrderQuestion[]> {
  const admin = await createGiven(owner).admin()
  // What follows from a need is told by triggers, which take long for so many.
  await owner.query(`alter table needs disable trigger user;
    alter table inbox_items disable trigger user;
    insert into needs (id, what, language, name, email)
      select gen_random_uuid(), 'Plastic chairs', 'so', 'Ayaan', 'reader' || n || '@example.com'
        from generate_series(1, ${NEEDS}) n;
    insert into conversations (id, kind, subject_id) select gen_random_uuid(), 'need', id from needs;
    insert into inbox_items (id, kind, who, beginning, state, due_at, sort_at, search, created_at)
      select c.id, 'need', 'Ayaan', 'Plastic chairs', case when n % 100 = 0 then 'new' else 'answered' end, at, at, '',
          at
        from (select id, row_number() over (order by id) as n from conversations where kind = 'need') c
        cross join lateral (select now() - n * interval '10 minutes' as at) t;
    insert into missed_searches (words, language, times, first_day, last_day, last_search)
      select 'word ' || n, 'so', 1 + n % 97, '2026-01-01', '2026-01-01', gen_random_uuid()
        from generate_series(1, ${WORDS}) n;
    alter table needs enable trigger user;
    alter table inbox_items enable trigger user;
    analyze needs, need_pictures, need_quotes, conversations, inbox_items, missed_searches`)
  const { rows } = await owner.query<{ id: string }>("select id from inbox_items where kind = 'need' limit 1")
  const token = await signedIn(owner, admin.id)
  return [
    { what: 'needs to answer', token, procedure: 'inbox.list', input: { kind: 'need' } },
    { what: 'needs that were answered', token, procedure: 'inbox.list', input: { kind: 'need', view: 'done' } },
    { what: 'a need with whom the desk asked', token, procedure: 'inbox.get', input: { id: rows[0]?.id } },
    { what: 'searches that found nothing', token, procedure: 'analytics.missed', input: {} },
  ]
}
