import type { Removal } from './removal.ts'

const test = 'server/src/modules/orders/ratings.test.ts'
const states = 'server/src/modules/orders/order-states.test.ts'
const migration = 'db/migrations/0039_ratings.sql'
const guard = 'db/functions/guard_rating.sql'
const show = 'db/functions/show_rating.sql'

/** What keeps ratings those of customers whose goods have arrived. */
export const ratingRemovals: Removal[] = [
  {
    id: 'ratings-of-others',
    allows: 'everybody reads who wrote which rating',
    file: migration,
    before: `create policy sides on ratings for select to app
  using (customer_id = (select fx.company()) or supplier_id = (select fx.company()));`,
    after: 'create policy sides on ratings for select to app using (true);',
    test: 'db/src/row-access.test.ts',
    named: '^ratings: every',
  },
  {
    id: 'rating-in-another-name',
    allows: 'a rating is written in the name of a colleague',
    file: migration,
    before: ' and rated_by = (select fx.me()))',
    after: ')',
    test: 'db/src/row-access.test.ts',
    named: '^ratings: every',
  },
  {
    id: 'rating-changed-by-others',
    allows: 'every company changes every rating',
    file: migration,
    before: `create policy sides_change on ratings for update to app
  using (customer_id = (select fx.company()) or supplier_id = (select fx.company()))
  with check (customer_id = (select fx.company()) or supplier_id = (select fx.company()));`,
    after: 'create policy sides_change on ratings for update to app using (true) with check (true);',
    test: 'db/src/row-access.test.ts',
    named: '^ratings: every',
  },
  {
    id: 'rating-of-six-stars',
    allows: 'a rating of six stars reaches the database',
    file: 'contract/src/procedures/feedback.ts',
    before: 'z.coerce.number().int().min(1).max(ratings.length)',
    after: 'z.coerce.number().int()',
    test,
    named: 'one to five whole stars',
  },
  {
    id: 'rating-by-its-supplier',
    allows: 'a supplier changes the stars that it was given',
    file: guard,
    before: 'if mine is null or to_jsonb(new) - mine <> to_jsonb(old) - mine then',
    after: 'if mine is null then',
    test,
    named: 'nobody else’s to write',
  },
  {
    id: 'rating-after-30-days',
    allows: 'a rating is changed for ever',
    file: guard,
    before: "fx.role() = 'customer' and old.created_at <= fx.now() - interval '30 days'",
    after: 'false',
    test: states,
    named: 'may do what the rules say',
  },
  {
    id: 'rating-before-arrival',
    allows: 'an order is rated before its goods are here',
    file: guard,
    before: " and (o.received_at is not null or o.shipping_status = 'delivered')",
    after: '',
    test: states,
    named: 'may do what the rules say',
  },
  {
    id: 'rating-unconfirmed',
    allows: 'who has not confirmed an address rates',
    file: guard,
    before: 'if not fx.email_is_confirmed() then',
    after: 'if false then',
    test,
    named: 'nobody else’s to write',
  },
  {
    id: 'rating-hidden-words',
    allows: 'everybody reads words that the desk has hidden',
    file: show,
    before: 'case when new.words_hidden is null then new.words end',
    after: 'new.words',
    test,
    named: 'hides words or answer',
  },
  {
    id: 'rating-hidden-answer',
    allows: 'everybody reads an answer that the desk has hidden',
    file: show,
    before: 'case when new.answer_hidden is null then new.answer end',
    after: 'new.answer',
    test,
    named: 'hides words or answer',
  },
  {
    id: 'rating-hidden-from-the-other-side',
    allows: 'a supplier reads words that the desk has hidden',
    file: 'server/src/modules/orders/ratings.queries.ts',
    before: "words_hidden && reader === 'supplier' ? null : row.words",
    after: 'row.words',
    test,
    named: 'hides words or answer',
  },
  {
    id: 'rating-figure',
    allows: 'a changed rating counts as it was',
    file: show,
    before: ' - coalesce(old.stars, 0)',
    after: '',
    test,
    named: 'equals a recount',
  },
  {
    id: 'rating-of-deleted-account',
    allows: 'words stay when the account that wrote them is deleted',
    file: 'db/functions/erase_from_orders.sql',
    before:
      '  update public.ratings r set words = null where r.rated_by = person or r.customer_id = any (companies);\n',
    after: '',
    test,
    named: 'words and answer go',
  },
]
