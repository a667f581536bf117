import { statesInView } from '@ticarum/contract/values/quote-rules'
import { type QuoteState, type QuoteView, quoteStates, quoteViews } from '@ticarum/contract/values/quotes'
import { createGiven } from '@ticarum/db/testing/given'
import type pg from 'pg'
import type { Question } from './catalogue-questions.ts'
import { givenDealLink } from './given-quotes.ts'
import { signedIn } from './order-questions.ts'

/** So many in a hundred wait for an answer, each in one of three states. */
const OPEN = 6

/** As many quotes as this, half of them of one customer and a third of one supplier, and the lists that they read. */
export async function quoteQuestions(owner: pg.Pool, quotes: number): Promise<Question[]> {
  const given = createGiven(owner)
  const [customer, supplier, admin] = [await given.customer(), await given.supplier(), await given.admin()]
  const [others, theirs] = [await given.company('customer'), await given.company('supplier')]
  const product = await given.product({ supplierId: supplier.companyId ?? '' })
  // What follows from a quote is told by triggers, which take long for so many.
  await owner.query('alter table quotes disable trigger user')
  await owner.query(
    `insert into quotes (id, customer_id, supplier_id, requested_by, customer_company, customer_city, supplier_name,
          state, reason, version, line_count, total_cents, answer_by, customer_versions, supplier_versions, created_at)
        select gen_random_uuid(), case n % 2 when 0 then '${customer.companyId}'::uuid else '${others}' end,
            case n % 3 when 0 then '${supplier.companyId}'::uuid else '${theirs}' end, '${customer.id}', 'C',
            'Mogadishu', 'S', s.state, case s.state when 'declined' then 'Sold out.' end, 2, 1, 1000, '2090-12-31', 1,
            1, now() - n * interval '7 minutes'
          from generate_series(1, ${quotes}) n cross join lateral (
            select case when n % 100 < ${OPEN} then (array['requested', 'offered', 'countered'])[1 + n / 100 % 3]
              else (array['ordered', 'withdrawn', 'declined', 'expired', 'closed'])[1 + n % 5] end as state) s;
      insert into quote_versions (quote_id, number, customer_id, supplier_id, side, actor_role, actor_id, actor_name,
          valid_until, lead_days, incoterm, basis_place, total_cents)
        select id, 2, customer_id, supplier_id, 'supplier', 'supplier', '${supplier.id}', 'Somebody', '2090-12-31', 7,
            'FOB', 'Mersin', 1000
          from quotes;
      insert into quote_lines (quote_id, version, position, customer_id, supplier_id, product_id, quantity, price_cents,
          struck_out, made_to_order, names, original_language, unit, pieces_per_unit, details, category)
        select id, 2, 0, customer_id, supplier_id, '${product.id}', 1, 1000, false, false, '{"tr": "Gömlek"}', 'tr',
            'piece', 1, '{}', 'fashion'
          from quotes;
      insert into quote_events (id, quote_id, customer_id, supplier_id, state, version)
        select gen_random_uuid(), id, customer_id, supplier_id, state, 2 from quotes`,
  )
  await owner.query('alter table quotes enable trigger user')
  await owner.query('analyze quotes, quote_versions, quote_lines, quote_events')
  const { rows } = await owner.query<{ at: Date; id: string }>(
    `select created_at as at, id from quotes where customer_id = $1 and supplier_id = $2
      order by 1 desc offset $3 limit 1`,
    [customer.companyId, supplier.companyId, Math.floor(quotes / 12)],
  )
  const after = Buffer.from(`${rows[0]?.at.toISOString()} ${rows[0]?.id}`).toString('base64url')
  const readers = { customer, supplier, admin }
  const asked = await Promise.all(
    (['customer', 'supplier', 'admin'] as const).map(async (role): Promise<Question[]> => {
      const token = await signedIn(owner, readers[role].id)
      const list = (what: string, input: { view?: QuoteView; state?: QuoteState; after?: string }) => ({
        what: `quotes of a ${role}${what}`,
        token,
        procedure: 'quotes.list',
        input,
      })
      return [
        list('', {}),
        list(', further on', { after }),
        ...quoteViews.map((view) => list(`: ${view}`, { view })),
        list(': ended, further on', { view: 'ended', after }),
        ...quoteStates.map((state) => list(` in state ${state}`, { state })),
        ...quoteViews.flatMap((view) =>
          statesInView(view, role).map((state) => list(`: ${view}, in state ${state}`, { view, state })),
        ),
        { what: `quotes that wait for a ${role}`, token, procedure: 'quotes.waiting', input: {} },
        { what: `a quote of a ${role}`, token, procedure: 'quotes.get', input: { id: rows[0]?.id } },
        { what: `its thread, for a ${role}`, token, procedure: 'messages.thread', input: { id: rows[0]?.id } },
      ]
    }),
  )
  const link = await givenDealLink({ owner }, rows[0]?.id ?? '')
  return [...asked.flat(), { what: 'a deal, by its link', procedure: 'deals.get', input: { token: link } }]
}
