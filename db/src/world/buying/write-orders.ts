import type pg from 'pg'
import { demoId } from '../demo-id.ts'
import { demoPeople } from '../demo-people.ts'
import { type DemoOrder, demoOrders } from './demo-orders.ts'
import { DEMO_PROOF } from './demo-proof.ts'
import type { PaidShare, TimelineStep } from './order-timeline.ts'

const json = (value: unknown) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))
const lastOf = ({ steps }: DemoOrder, ...kinds: TimelineStep['kind'][]) =>
  steps.findLast(({ kind }) => kinds.includes(kind))
const daysTo = (order: DemoOrder, step: TimelineStep | undefined) => (step ? step.day - order.daysAgo : null)
const shippedTo = ({ steps }: DemoOrder, to: string) =>
  steps.find(({ kind, details }) => kind === 'shipping' && details?.to === to)

/** Nine in the morning (GMT+3) of a day counted from today. */
const at = (days: string) =>
  `(((now() at time zone interval '3 hours')::date + ${days}) + time '09:00') at time zone interval '3 hours'`

/** Orders in every state, with lines, events, fees and payments; stock is what is left today. */
export async function writeDemoOrders(owner: pg.Client, companies: Map<string, string>): Promise<void> {
  // Without a role the guards about who may change what do not apply.
  await owner.query("select set_config('app.role', '', true)")
  await writeHeads(owner, companies)
  await writeLines(owner)
  await writeEvents(owner)
  await writePayments(owner)
  await writeDesk(owner)
}

async function writeHeads(owner: pg.Client, companies: Map<string, string>): Promise<void> {
  const heads = demoOrders.map((order) => {
    const answered = lastOf(order, 'can_deliver', 'cannot_supply')
    const papers = order.steps.findLast(({ details }) => details?.trackingNumber)?.details
    return {
      id: order.id,
      supplierId: companies.get(order.supplier),
      supplier: order.supplier,
      buyer: order.buyer,
      quantity: order.lines.reduce((sum, line) => sum + line.quantity, 0),
      lines: order.lines.length,
      total: order.totalCents,
      deposit: order.depositCents,
      exWorks: order.lines[0]?.product.exWorks,
      city: order.lines[0]?.product.supplier.city,
      status: order.status,
      shipping: order.shippingStatus,
      reason: lastOf(order, 'status')?.details?.reason,
      tracking: papers?.trackingNumber,
      carrier: papers?.carrier,
      placed: -order.daysAgo,
      answer: answered?.kind,
      answered: daysTo(order, answered),
      ready: answered?.details?.readyAfter && answered.details.readyAfter - order.daysAgo,
      shipped: daysTo(order, shippedTo(order, 'shipped')),
      delivered: daysTo(order, shippedTo(order, 'delivered')),
      received: daysTo(order, lastOf(order, 'received')),
      problem: daysTo(order, lastOf(order, 'problem')),
      goods: order.lines.flatMap(({ product }) => product.texts.map(({ name }) => name)).join(' '),
    }
  })
  await owner.query(
    `insert into orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
        customer_phone, supplier_name, shipping_address, shipping_city, shipping_country, port, quantity, line_count,
        total_cents, deposit_cents, incoterm, basis_place, terms_version, status, status_reason, shipping_status,
        tracking_number, shipping_carrier, shipped_at, delivered_at, answer, answered_at, ready_on, received_at,
        problem_at, stock_returned, created_at, search)
      select h.id, c.id, h."supplierId", a.id, c.name, p.full_name, a.email, '+252612345678', h.supplier,
        'Maka al-Mukarama 12', c.city, 'Somalia', (select code from ports where c.city = any (cities)), h.quantity,
        h.lines, h.total, h.deposit, case when h."exWorks" then 'EXW' else s.incoterm end,
        case when h."exWorks" then h.city else s.basis_place end, '2025-01', h.status, h.reason, h.shipping, h.tracking,
        h.carrier, ${at('h.shipped')}, ${at('h.delivered')}, h.answer, ${at('h.answered')},
        ((now() at time zone interval '3 hours')::date + h.ready), ${at('h.received')}, ${at('h.problem')},
        h.status = 'cancelled' and h.shipped is null, ${at('h.placed')},
        to_tsvector('simple', fx.searchable_words(h.goods))
      from jsonb_to_recordset($1) h (id uuid, "supplierId" uuid, supplier text, buyer text, quantity integer,
        lines integer, total bigint, deposit bigint, "exWorks" boolean, city text, status text, shipping text,
        reason text, tracking text, carrier text, placed integer, answer text, answered integer, ready integer,
        shipped integer, delivered integer, received integer, problem integer, goods text)
      join accounts a on a.email = h.buyer join people p on p.id = a.id join customers c on c.id = p.company_id
        cross join company_settings s order by h.placed, h.id`,
    [json(heads)],
  )
  await owner.query(
    `insert into order_fees (order_id, supplier_id, hundredths, fee_cents)
      select o.id, o.supplier_id, f.hundredths, fx.share_of(o.total_cents, f.hundredths)
      from orders o join supplier_private p on p.supplier_id = o.supplier_id cross join company_private c
        cross join lateral (select coalesce(p.fee_hundredths, c.fee_hundredths) as hundredths) f`,
  )
}

async function writeLines(owner: pg.Client): Promise<void> {
  const lines = demoOrders.flatMap((order) =>
    order.lines.map(({ product, ...line }, position) => ({
      ...line,
      orderId: order.id,
      position,
      productId: product.id,
      names: Object.fromEntries(product.texts.map(({ language, name }) => [language, name])),
    })),
  )
  await owner.query(
    `insert into order_lines (order_id, position, customer_id, supplier_id, product_id, names, original_language,
        article_code, unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details,
        breakdown, made_to_order, lead_days, category)
      select o.id, l.position, o.customer_id, o.supplier_id, p.id, l.names, p.original_language, p.article_code, p.unit,
        p.pieces_per_unit, l."unitPriceCents", l.quantity, l."totalCents", coalesce(p.incoterm, s.incoterm),
        coalesce(p.basis_place, s.basis_place), p.details, nullif(l.breakdown, 'null'), p.made_to_order, p.lead_days,
        p.category
      from jsonb_to_recordset($1) l ("orderId" uuid, position integer, "productId" uuid, names jsonb,
        "unitPriceCents" bigint, quantity integer, "totalCents" bigint, breakdown jsonb)
      join orders o on o.id = l."orderId" join products p on p.id = l."productId" cross join company_settings s`,
    [json(lines)],
  )
  await owner.query('update products set used = true where id in (select product_id from order_lines)')
  // The sold quantity was counted as stock before and taken since.
  await owner.query(
    `insert into stock_movements (product_id, supplier_id, kind, quantity)
      select l.product_id, l.supplier_id, 'counted', sum(l.quantity)
      from order_lines l join orders o on o.id = l.order_id
      where not l.made_to_order and not o.stock_returned group by 1, 2`,
  )
  await owner.query(
    `insert into stock_movements (product_id, supplier_id, order_id, kind, quantity, made_by, created_at)
      select l.product_id, l.supplier_id, o.id, m.kind, m.sign * l.quantity, o.placed_by, o.created_at
      from order_lines l join orders o on o.id = l.order_id
        join (values ('ordered', -1), ('returned', 1)) m(kind, sign) on m.kind = 'ordered' or o.stock_returned
      where not l.made_to_order order by o.created_at, l.position, m.sign`,
  )
}

async function writeEvents(owner: pg.Client): Promise<void> {
  const events = demoOrders.flatMap((order) =>
    order.steps.map((step, place) => ({
      ...step,
      ...eventOf(order, step),
      id: demoId('2026-06-01', 20_000 + order.number * 50 + place),
      orderId: order.id,
    })),
  )
  await owner.query(
    `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_id, actor_name, details,
        created_at)
      select e.id, o.id, o.customer_id, o.supplier_id, e.kind, e.by, actor.id, actor.full_name,
        coalesce(e.details, '{}') || case when e.ready is null then '{}'
          else jsonb_build_object('readyOn', (now() at time zone interval '3 hours')::date + e.ready) end,
        ${at('e.days')} + e.place * interval '20 minutes'
      from jsonb_to_recordset($1) e (id uuid, "orderId" uuid, kind text, by text, details jsonb, ready integer,
        days integer, place integer)
      join orders o on o.id = e."orderId"
      join people actor on actor.id = case e.by when 'customer' then o.placed_by
        when 'admin' then (select a.id from accounts a where a.email = $2)
        else (select p.id from people p where p.company_id = o.supplier_id and p.company_owner
          order by p.id limit 1) end`,
    [json(events), demoPeople[0]?.email],
  )
}

function eventOf(order: DemoOrder, step: TimelineStep) {
  const { readyAfter, paid, ...details } = step.details ?? {}
  return {
    details: { ...details, ...(paid && { amountCents: Number(centsOf(order, paid)) }) },
    ready: readyAfter && readyAfter - order.daysAgo,
    days: step.day - order.daysAgo,
    place: order.steps.filter((other) => other.day === step.day).indexOf(step),
  }
}

function centsOf({ totalCents, depositCents }: DemoOrder, paid: PaidShare): bigint {
  return {
    deposit: depositCents,
    'half the deposit': depositCents / 2n,
    balance: totalCents - depositCents,
    total: totalCents,
  }[paid]
}

const entryKindOf: Partial<Record<TimelineStep['kind'], string>> = {
  proof_sent: 'sent',
  payment_received: 'received',
  payment_refused: 'refused',
  payment_refunded: 'refunded',
}

/** The ledger of each order, and the proofs; what the desk decides answers the proof before it. */
async function writePayments(owner: pg.Client): Promise<void> {
  for (const order of demoOrders) {
    let [sentId, owed]: [string | null, bigint] = [null, order.totalCents]
    const steps = order.steps.filter(({ kind }) => entryKindOf[kind])
    for (const [place, step] of steps.entries()) {
      const kind = entryKindOf[step.kind]
      const [id, proofId] = [30_000, 40_000].map((from) => demoId('2026-06-01', from + order.number * 10 + place))
      const cents = centsOf(order, step.details?.paid ?? 'deposit')
      owed = kind === 'received' ? owed - cents : kind === 'refunded' ? 0n : owed
      await owner.query(
        `insert into payment_entries (id, order_id, customer_id, supplier_id, kind, amount_cents, way, reference,
            paid_on, reason, answers, number, owed_after_cents, made_by, created_at)
          select $1, o.id, o.customer_id, o.supplier_id, $3, $4, case when $3 <> 'refused' then 'bank' end,
            case when $3 <> 'refused' then 'TRF ' || o.number end,
            case when $3 <> 'refused' then (now() at time zone interval '3 hours')::date + $5::integer end, $6, $7,
            case $3 when 'received' then 'RC-' || nextval('receipt_numbers')
              when 'refunded' then 'RF-' || nextval('refund_numbers') end,
            case when $3 in ('received', 'refunded') then $8::bigint end,
            case $3 when 'sent' then o.placed_by else a.id end, ${at('$5::integer')}
          from orders o join accounts a on a.email = $9 where o.id = $2`,
        [
          id,
          order.id,
          kind,
          cents,
          daysTo(order, step),
          step.details?.reason,
          kind === 'received' || kind === 'refused' ? sentId : null,
          owed,
          demoPeople[0]?.email,
        ],
      )
      sentId = kind === 'sent' ? (id ?? null) : null
      if (kind === 'sent')
        await owner.query(
          `insert into payment_proofs (id, entry_id, customer_id, sent_by, file, file_name, type, bytes, created_at)
            select $1, $2, o.customer_id, o.placed_by, replace($1::uuid::text, '-', '') || '.pdf',
              'transfer-' || o.number || '.pdf', 'application/pdf', $4, ${at('$5::integer')}
            from orders o where o.id = $3`,
          [proofId, id, order.id, DEMO_PROOF.length, daysTo(order, step)],
        )
    }
  }
  // Of what was shipped before it was cancelled and not refunded, the deposit is kept.
  await owner.query(
    `update orders set kept_cents = deposit_cents
      where status = 'cancelled' and shipped_at is not null and refunded_cents = 0`,
  )
}

/** The desk's notes; some follow-ups are due today. */
async function writeDesk(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into order_notes (order_id, ordered_at, assignee_id, notes, follow_up_on, updated_by)
      select o.id, o.created_at, a.id, case n % 2 when 0 then 'Called the buyer, who pays on Sunday.' else '' end,
        (now() at time zone interval '3 hours')::date + (n % 7)::integer - 2, a.id
      from (select o.*, row_number() over (order by o.created_at desc, o.id) as n from orders o
        where o.status in ('pending', 'processing')) o
      join accounts a on a.email = (array[$1, $2])[1 + n % 2] where n % 3 = 0`,
    [demoPeople[0]?.email, demoPeople[1]?.email],
  )
}
