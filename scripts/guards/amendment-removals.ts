import type { Removal } from './removal.ts'

const rows = 'db/src/row-access.test.ts'
const states = 'server/src/modules/orders/amendment-states.test.ts'
const amendments = 'server/src/modules/orders/amendments.test.ts'
const migration = 'db/migrations/0043_amendments.sql'
const fx = (name: string) => `db/functions/${name}.sql`

/** What keeps a placed order as it was agreed, until its customer agrees to something else. */
export const amendmentRemovals: Removal[] = [
  {
    id: 'amendment-of-others-supplier',
    allows: 'a supplier reads what others propose to their customers',
    file: migration,
    before: "when ''supplier'' then supplier_id = (select fx.company())",
    after: "when ''supplier'' then true",
    test: rows,
    named: '^order_amendments: every',
  },
  {
    id: 'amendment-of-others-customer',
    allows: 'a customer reads what is proposed to others',
    file: migration,
    before: "when ''customer'' then customer_id = (select fx.company())",
    after: "when ''customer'' then true",
    test: rows,
    named: '^order_amendment_lines: every',
  },
  {
    id: 'amendment-as-proposed',
    allows: 'a proposal is changed after it was made',
    file: migration,
    before: `create trigger insert_only before update or delete or truncate on order_amendment_lines for each statement
  execute function fx.refuse_change();
`,
    after: '',
    test: 'db/src/insert-only.test.ts',
    named: 'order_amendment_lines',
  },
  {
    id: 'amendment-of-any-order',
    allows: 'any supplier proposes to amend any order',
    file: fx('propose_amendment'),
    before: "(fx.role() = 'supplier' and o.supplier_id = fx.company())",
    after: "fx.role() = 'supplier'",
    test: states,
    named: 'other supplier: nothing',
  },
  {
    id: 'amendment-accepted-by-stranger',
    allows: "a customer accepts what was proposed to another's company",
    file: fx('answer_amendment'),
    before: "when 'customer' then a.customer_id = fx.company() and",
    after: "when 'customer' then",
    test: states,
    named: 'other customer: nothing',
  },
  {
    id: 'amendment-accepted-by-supplier',
    allows: 'a supplier accepts their own proposal',
    file: fx('answer_amendment'),
    before: "a.supplier_id = fx.company() and decision = 'withdrawn'",
    after: 'a.supplier_id = fx.company()',
    test: states,
    named: 'supplier: SQL permits',
  },
  {
    id: 'amendment-after-its-day',
    allows: 'a proposal is accepted after its last day',
    file: fx('answer_amendment'),
    before: ' or given.answer_by < today',
    after: '',
    test: states,
    named: 'customer: SQL permits',
  },
  {
    id: 'amendment-raises',
    allows: 'a supplier proposes more than was ordered',
    file: fx('propose_amendment'),
    before: 'g.quantity between 1 and l.quantity',
    after: 'g.quantity >= 1',
    test: amendments,
    named: 'straight in SQL',
  },
  {
    id: 'amendment-of-shipped',
    allows: 'an order is amended whose goods have left',
    file: fx('propose_amendment'),
    before: "if placed.status not in ('pending', 'processing') or placed.shipped_at is not null then",
    after: "if placed.status not in ('pending', 'processing') then",
    test: states,
    named: 'supplier: SQL permits',
  },
  {
    id: 'amendment-closes',
    allows: 'a proposal waits although the order was cancelled',
    file: fx('close_amendments'),
    before: "where a.order_id = new.id and a.state = 'proposed'",
    after: 'where false',
    test: amendments,
    named: 'shipped or cancelled',
  },
  {
    id: 'placed-lines-stay',
    allows: 'lines are added to the version that an order has',
    file: fx('guard_order_line'),
    before: 'where a.version <= o.version',
    after: 'where a.version < o.version',
    test: 'db/src/second-line.test.ts',
    named: 'adds no line to a placed order',
  },
  {
    id: 'amendment-waits-late',
    allows: 'a supplier is called late while its customer has not answered',
    file: fx('orders_just_late'),
    before: 'and a.answer_by >= today)',
    after: 'and false)',
    test: 'server/src/modules/orders/late-orders.test.ts',
    named: 'while a proposed change of it waits',
  },
]
