import type { Removal } from './removal.ts'

const rows = 'db/src/row-access.test.ts'
const states = 'server/src/modules/quotes/quote-states.test.ts'
const quotes = 'server/src/modules/quotes/quotes.test.ts'
const migration = 'db/migrations/0040_quotes.sql'
const fx = (name: string) => `db/functions/${name}.sql`

/** What keeps a quote between its two sides, and an order what was agreed. */
export const quoteRemovals: Removal[] = [
  {
    id: 'quote-of-others-supplier',
    allows: 'a supplier reads what others are asked for, and what they offer',
    file: migration,
    before: "when ''supplier'' then supplier_id = (select fx.company())",
    after: "when ''supplier'' then true",
    test: rows,
    named: '^quotes: every',
  },
  {
    id: 'quote-of-others-customer',
    allows: 'a customer reads the prices that others were offered',
    file: migration,
    before: "when ''customer'' then customer_id = (select fx.company())",
    after: "when ''customer'' then true",
    test: rows,
    named: '^quote_lines: every',
  },
  {
    id: 'quote-withdrawn-by-another',
    allows: 'a customer ends the quotes of others',
    file: migration,
    before: `create policy customer_changes on quotes for update to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');`,
    after: `create policy customer_changes on quotes for update to app
  using ((select fx.role()) = 'customer') with check ((select fx.role()) = 'customer');`,
    test: rows,
    named: '^quotes: every',
  },
  {
    id: 'quote-ordered-by-hand',
    allows: 'a customer says that a quote was ordered, without an order',
    file: fx('guard_quote'),
    before: "when 'ordered' then by_function and",
    after: "when 'ordered' then",
    test: states,
    named: 'customer: the column',
  },
  {
    id: 'quote-declined-by-customer',
    allows: 'a customer declines in the name of the supplier',
    file: fx('guard_quote'),
    before: "when 'declined' then fx.role() = 'supplier' and in_time",
    after: "when 'declined' then in_time",
    test: states,
    named: 'customer: the column',
  },
  {
    id: 'quote-answered-by-stranger',
    allows: 'any supplier answers any quote',
    file: fx('answer_quote'),
    before: "when 'supplier' then q.supplier_id = fx.company()",
    after: "when 'supplier' then true",
    test: states,
    named: 'other supplier: versions',
  },
  {
    id: 'quote-asker-of-others',
    allows: 'any supplier learns how much a customer has bought',
    file: fx('completed_orders_of_asker'),
    before: "when 'supplier' then q.supplier_id = fx.company()",
    after: "when 'supplier' then true",
    test: 'db/src/quotes.test.ts',
    named: 'how much somebody has bought',
  },
  {
    id: 'quote-goods-of-others',
    allows: "a quote holds another supplier's product",
    file: fx('write_quote_version'),
    before: ' and f.supplier_id = quote.supplier_id',
    after: '',
    test: 'db/src/quotes.test.ts',
    named: 'of the same supplier',
  },
  {
    id: 'quote-order-as-accepted',
    allows: 'an order names a quote and has prices of its own',
    file: fx('is_accepted_version'),
    before: '(w.product_id, w.quantity, w.price_cents,',
    after: '(w.product_id, w.quantity, l.unit_price_cents,',
    test: 'db/src/quotes.test.ts',
    named: 'holds exactly',
  },
  {
    id: 'quote-version-as-written',
    allows: 'an offer is changed after it was made',
    file: 'db/migrations/0045_desk_quotes.sql',
    before: '  or delete or truncate on quote_lines',
    after: '  or truncate on quote_lines',
    test: 'db/src/insert-only.test.ts',
    named: 'quote_lines',
  },
  {
    id: 'quote-requests-a-day',
    allows: 'a company asks suppliers as often as it likes',
    file: fx('request_quote'),
    before: ">= fx.budget('quotes')",
    after: '>= 1000000000',
    test: quotes,
    named: 'requests of a company in a day',
  },
  {
    id: 'choices-of-another-version',
    allows: 'an order says another inspection than the offer that it accepts',
    file: fx('is_accepted_version'),
    before: '= (v.incoterm, v.basis_place, v.choices)',
    after: '= (v.incoterm, v.basis_place, placed.choices)',
    test: 'db/src/quotes.test.ts',
    named: 'holds exactly',
  },
  {
    id: 'choices-without-a-quote',
    allows: 'an order says what nobody agreed to',
    file: 'db/migrations/0048_deal_choices.sql',
    before: "add check (quote_id is not null or choices = '{}')",
    after: 'add check (true)',
    test: 'db/src/deal-choices.test.ts',
    named: 'only an order of a quote',
  },
  {
    id: 'choices-of-a-version-changed',
    allows: 'somebody changes what was offered',
    file: 'db/migrations/0048_deal_choices.sql',
    before: 'total_cents, created_at, choices',
    after: 'total_cents, created_at',
    test: 'db/src/insert-only.test.ts',
    named: 'what was offered stays',
  },
]
