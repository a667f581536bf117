import type { Removal } from './removal.ts'

const samples = 'server/src/modules/orders/samples.test.ts'
const rules = 'db/src/samples.test.ts'
const finish = 'db/functions/finish_placing_orders.sql'

/** What keeps a sample one unit at its price, once in a while. */
export const sampleRemovals: Removal[] = [
  {
    id: 'sample-price',
    allows: 'a sample costs what its buyer says',
    file: finish,
    before: "then l.unit_price_cents = coalesce((f.details ->> 'sampleCents')::bigint, m.sample_cents)",
    after: 'then true',
    test: rules,
    named: 'at the price',
  },
  {
    id: 'sample-deposit',
    allows: 'a sample is sent before it is paid',
    file: finish,
    before: 'case when o.sample then 100 else coalesce(v.deposit_percent, c.deposit_percent) end * 100',
    after: 'case when o.sample then 0 else coalesce(v.deposit_percent, c.deposit_percent) end * 100',
    test: samples,
    named: 'paid whole',
  },
  {
    id: 'sample-again',
    allows: 'a company buys a product one by one, at the price of samples',
    file: finish,
    before: 'having count(distinct o.id) > 1 and',
    after: 'having count(distinct o.id) > 2 and',
    test: samples,
    named: 'in thirty days',
  },
  {
    id: 'sample-of-many',
    allows: 'a sample is a hundred units',
    file: 'db/migrations/0049_samples.sql',
    before: 'not sample or quantity = 1 and line_count = 1 and quote_id is null',
    after: 'true',
    test: rules,
    named: 'one unit',
  },
]
