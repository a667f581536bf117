import { randomBytes, randomInt } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import type { AmendmentState } from '@ticarum/contract/values/amendment-rules'
import type { Language } from '@ticarum/contract/values/languages'
import type { OrderStatus, ShippingStatus } from '@ticarum/contract/values/orders'
import type { Category, ProductStatus } from '@ticarum/contract/values/products'
import type { QuoteState } from '@ticarum/contract/values/quotes'
import type { CompanyKind, Role } from '@ticarum/contract/values/roles'
import type pg from 'pg'
import { newId } from '../ids.ts'

export interface GivenPerson {
  id: string
  email: string
  password: string
  role: Role | null
  companyId: string | null
  companyOwner: boolean
}

interface GivenProduct {
  supplierId: string
  status?: ProductStatus
  name?: string
  english?: string
  category?: Category
  priceCents?: bigint
  stock?: number
  articleCode?: string
}

interface GivenOrder {
  customer?: GivenPerson
  product?: { id: string; supplierId: string }
  /** the supplier of the new product that is made if none is given */
  supplierId?: string
  quantity?: number
  status?: OrderStatus
  shippingStatus?: ShippingStatus
  createdAt?: Date
}

interface GivenQuote extends Pick<GivenOrder, 'product' | 'supplierId' | 'quantity' | 'createdAt'> {
  customer?: Pick<GivenPerson, 'id' | 'companyId'>
  state?: QuoteState
  /** of one unit, as offered */
  priceCents?: number
  answerBy?: string
}

interface PersonDetails {
  companyId: string
  owner: boolean
  email: string
  /** whether the e-mail is confirmed; true by default */
  confirmed: boolean
  fullName: string
  language: Language
}

const PASSWORD = 'correct horse'
// Cheap on purpose: tests create many people and do not test the cost of a hash.
const PASSWORD_HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** One-line factories that write as the tables' owner: `const order = await given.order({ … })`. */
export function createGiven(owner: pg.Pool) {
  async function company(
    kind: CompanyKind,
    { name = `${kind} ${randomInt(1e6, 1e7)}`, city = 'Kayseri' } = {},
  ): Promise<string> {
    const id = newId()
    await owner.query('insert into companies (id, kind) values ($1, $2)', [id, kind])
    if (kind === 'customer')
      await owner.query('insert into customers (id, name, city) values ($1, $2, $3)', [id, name, city])
    else {
      await owner.query("insert into suppliers (id, name, city, country) values ($1, $2, $3, 'Turkey')", [
        id,
        name,
        city,
      ])
      await owner.query('insert into supplier_private (supplier_id, phone) values ($1, $2)', [id, '+90 352 000 00 00'])
    }
    return id
  }

  async function person(role: Role | null, given: Partial<PersonDetails> = {}): Promise<GivenPerson> {
    const id = newId()
    const email = given.email ?? `${role ?? 'nobody'}-${id.slice(-12)}@example.com`
    const companyId = given.companyId ?? (role === 'supplier' || role === 'customer' ? await company(role) : null)
    const isOwner = companyId !== null && (given.owner ?? true)
    await owner.query('insert into people (id, full_name, company_id, company_owner) values ($1, $2, $3, $4)', [
      id,
      given.fullName ?? 'Deniz Test',
      companyId,
      isOwner,
    ])
    const confirmedAt = (given.confirmed ?? true) ? new Date() : null
    await owner.query('insert into accounts (id, email, language, email_confirmed_at) values ($1, $2, $3, $4)', [
      id,
      email,
      given.language ?? 'en',
      confirmedAt,
    ])
    await owner.query('insert into credentials (user_id, password_hash) values ($1, $2)', [id, PASSWORD_HASH])
    if (role) await owner.query('insert into user_roles (user_id, role) values ($1, $2)', [id, role])
    return { id, email, password: PASSWORD, role, companyId, companyOwner: isOwner }
  }

  /** A product with texts in Turkish and English, one picture and a stock of 100; by default listed and published. */
  async function product(given: GivenProduct): Promise<{ id: string; supplierId: string; image: string }> {
    const id = newId()
    const {
      supplierId,
      status = 'listed',
      name = 'Pamuklu gömlek',
      english = 'Cotton shirt',
      category = 'fashion',
      priceCents = 1250n,
      stock = 100,
      articleCode = null,
    } = given
    const image = randomBytes(16).toString('hex')
    const reason = status === 'changes_requested' || status === 'rejected' ? 'The picture is blurred.' : null
    await owner.query(
      `insert into products (id, supplier_id, article_code, status, reason, original_language, price_cents, category,
          country, city, origin, submitted_at, listed_at)
        values ($1, $2, $3, $4, $5, 'tr', $6, $7, 'TR', 'Kayseri', 'Kayseri, Turkey', now(),
          case when $4 in ('listed', 'paused') then now() end)`,
      [id, supplierId, articleCode, status, reason, priceCents, category],
    )
    await owner.query(
      `insert into product_texts (product_id, supplier_id, language, name, description)
        values ($1, $2, 'tr', $3, 'Toptan satış için, on iki renk.'),
          ($1, $2, 'en', $4, 'For wholesale, in twelve colours.')`,
      [id, supplierId, name, english],
    )
    await owner.query(
      `insert into product_images (id, supplier_id, product_id, position, name, widths, width, height, thumbhash)
        values ($1, $2, $3, 0, $4, '{320,640}', 800, 600, '3OcRJYB4d3h/iIeHeEh3eIhw+j2w')`,
      [newId(), supplierId, id, image],
    )
    await owner.query('insert into stock_balances (product_id, supplier_id, balance) values ($1, $2, $3)', [
      id,
      supplierId,
      stock,
    ])
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [id])
    return { id, supplierId, image }
  }

  /** An order of one product of $12.50, with its fee; it takes nothing from the stock. */
  async function order(
    given: GivenOrder,
  ): Promise<{ id: string; customerId: string; supplierId: string; productId: string }> {
    const id = newId()
    const customer = given.customer ?? (await person('customer'))
    const product = given.product ?? (await productOf(given.supplierId ?? (await company('supplier'))))
    const { quantity = 4, status = 'pending', shippingStatus = 'pending', createdAt = new Date() } = given
    const total = 1250n * BigInt(quantity)
    const sides = [id, customer.companyId, product.supplierId]
    await owner.query(
      `insert into orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
          supplier_name, shipping_address, shipping_city, shipping_country, port, quantity, line_count, total_cents,
          deposit_cents, incoterm, basis_place, terms_version, status, shipping_status, shipped_at, delivered_at,
          created_at, search)
        select $1, c.id, s.id, $4, c.name, 'Deniz Test', $5, s.name, 'Maka al-Mukarama 12', 'Mogadishu', 'Somalia',
          'SOMGQ', $6, 1, $7, fx.share_of($7, 3000), 'FOB', 'Mersin', '2025-01', $8, $9,
          case when $9 in ('shipped', 'in_transit', 'delivered') then now() end,
          case when $9 = 'delivered' then now() end, $10, to_tsvector('simple', 'pamuklu gomlek cotton shirt')
        from customers c, suppliers s where c.id = $2 and s.id = $3`,
      [...sides, customer.id, customer.email, quantity, total, status, shippingStatus, createdAt],
    )
    await owner.query(
      `insert into order_lines (order_id, position, customer_id, supplier_id, product_id, names, original_language,
          unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details, made_to_order,
          image, image_name, category)
        select $1, 0, $2, $3, $4, '{"tr": "Pamuklu gömlek", "en": "Cotton shirt"}', 'tr', 'piece', 1, 1250, $5, $6,
          'FOB', 'Mersin', '{}', false,
          jsonb_build_object('name', i.name, 'widths', i.widths, 'width', i.width, 'height', i.height,
            'thumbhash', i.thumbhash), i.name, p.category
        from products p left join product_images i on i.product_id = p.id and i.position = 0 where p.id = $4`,
      [...sides, product.id, quantity, total],
    )
    await owner.query(
      `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_id, actor_name)
        values ($4, $1, $2, $3, 'placed', 'customer', $5, 'Deniz Test')`,
      [...sides, newId(), customer.id],
    )
    await owner.query(
      `insert into order_fees (order_id, supplier_id, hundredths, fee_cents)
        values ($1, $2, 250, fx.share_of($3, 250))`,
      [id, product.supplierId, total],
    )
    await owner.query('update products set used = true where id = $1', [product.id])
    return { id, customerId: customer.companyId ?? '', supplierId: product.supplierId, productId: product.id }
  }
  const productOf = (supplierId: string) => product({ supplierId })

  /** A proposal to leave one of each line of an order away, to the end of 2090; its id. */
  async function amendment(
    orderId: string,
    { state = 'proposed', answerBy = '2090-12-31' }: { state?: AmendmentState; answerBy?: string } = {},
  ): Promise<string> {
    const id = newId()
    await owner.query(
      `insert into order_amendments (id, order_id, customer_id, supplier_id, version, state, proposed_by, proposed_as,
          answer_by, total_before_cents, deposit_before_cents, ready_before, total_cents, deposit_cents, ended_at)
        select $1, o.id, o.customer_id, o.supplier_id, o.version, $3, o.placed_by, 'supplier', $4, o.total_cents,
          o.deposit_cents, o.ready_on, l.cents, fx.kept_share(o.deposit_cents, o.total_cents, l.cents),
          case when $3 <> 'proposed' then now() end
        from orders o cross join lateral (
          select sum(l.unit_price_cents * (l.quantity - 1))::bigint as cents from order_lines l
            where l.order_id = o.id and l.version = o.version) l
        where o.id = $2`,
      [id, orderId, state, answerBy],
    )
    await owner.query(
      `insert into order_amendment_lines (amendment_id, position, customer_id, supplier_id, unit_price_cents, quantity,
          struck_out)
        select $1, l.position, l.customer_id, l.supplier_id, l.unit_price_cents, l.quantity - 1, false
        from orders o join order_lines l on l.order_id = o.id and l.version = o.version where o.id = $2`,
      [id, orderId],
    )
    return id
  }

  /** A quote about 2,000 of one product; once it was offered, for $10.00 each, FOB Mersin, to the end of 2090. */
  async function quote(
    given: GivenQuote = {},
  ): Promise<{ id: string; customerId: string; supplierId: string; productId: string }> {
    const id = newId()
    const customer = given.customer ?? (await person('customer'))
    const product = given.product ?? (await productOf(given.supplierId ?? (await company('supplier'))))
    const { state = 'requested', quantity = 2000, priceCents = 1000, answerBy = '2090-12-31' } = given
    const sides = [id, customer.companyId, product.supplierId]
    const versions = state === 'requested' ? 1 : state === 'countered' ? 3 : 2
    await owner.query(
      `insert into quotes (id, customer_id, supplier_id, requested_by, customer_company, customer_city, supplier_name,
          state, reason, version, line_count, total_cents, answer_by, customer_versions, supplier_versions, created_at)
        select $1, c.id, s.id, $4, c.name, 'Mogadishu', s.name, $5, case $5 when 'declined' then 'Sold out.' end, $6, 1,
          case when $6 > 1 then $7::bigint end, $8, ($6 + 1) / 2, $6 / 2, $9
        from customers c, suppliers s where c.id = $2 and s.id = $3`,
      [...sides, customer.id, state, versions, priceCents * quantity, answerBy, given.createdAt ?? new Date()],
    )
    await owner.query(
      `insert into quote_versions (quote_id, customer_id, supplier_id, number, side, actor_role, actor_id, actor_name,
          valid_until, lead_days, incoterm, basis_place, total_cents)
        select $1, $2, $3, n, x.side, x.side, $4, 'Deniz Test', case when x.offered then $6::date end, 20, 'FOB',
            'Mersin', case when x.offered then $7::bigint end
          from generate_series(1, $5::integer) n
          cross join lateral (
            select n % 2 = 0 as offered, case n % 2 when 0 then 'supplier' else 'customer' end as side) x`,
      [...sides, customer.id, versions, answerBy, priceCents * quantity],
    )
    await owner.query(
      `insert into quote_lines (quote_id, version, position, customer_id, supplier_id, product_id,
          quantity, price_cents, struck_out, made_to_order, names, original_language, unit, pieces_per_unit, details,
          image, image_name, category)
        select $1, n, 0, $2, $3, $4, $6, case when n % 2 = 0 then $7::bigint end, false, false,
          '{"tr": "Pamuklu gömlek", "en": "Cotton shirt"}', 'tr', 'piece', 1, '{}',
          jsonb_build_object('name', i.name, 'widths', i.widths, 'width', i.width, 'height', i.height,
            'thumbhash', i.thumbhash), i.name, p.category
        from generate_series(1, $5::integer) n cross join products p
        left join product_images i on i.product_id = p.id and i.position = 0 where p.id = $4`,
      [...sides, product.id, versions, quantity, priceCents],
    )
    await owner.query('update products set used = true where id = $1', [product.id])
    return { id, customerId: customer.companyId ?? '', supplierId: product.supplierId, productId: product.id }
  }

  /** A quote that the desk prepared for a contact, and that nobody has claimed. */
  async function preparedQuote({ email = 'contact@example.com', ...given }: GivenQuote & { email?: string } = {}) {
    await owner.query(
      `insert into companies (id, kind) values (fx.unclaimed_company(), 'customer') on conflict do nothing;
        insert into customers (id, name) values (fx.unclaimed_company(), '—') on conflict do nothing`,
    )
    const { rows } = await owner.query<{ companyId: string; admin: string | null }>(
      `select fx.unclaimed_company() as "companyId",
        (select user_id from user_roles where role = 'admin' order by user_id limit 1) as admin`,
    )
    const [{ companyId, admin } = { companyId: '', admin: null }] = rows
    const prepared = await quote({ ...given, customer: { id: admin ?? (await person('admin')).id, companyId } })
    await owner.query(
      `insert into quote_contacts (id, quote_id, name, email, phone, language)
        values ($1, $2, 'Sahra Contact', $3, '+252612345678', 'so')`,
      [newId(), prepared.id, email],
    )
    return prepared
  }

  /** A proof of an order's deposit that nobody has decided on; the entry's id. */
  async function proof(orderId: string, createdAt = new Date()): Promise<string> {
    const id = newId()
    await owner.query(
      `insert into payment_entries (id, order_id, customer_id, supplier_id, kind, amount_cents, way, paid_on, made_by,
          created_at)
        select $1, o.id, o.customer_id, o.supplier_id, 'sent', o.deposit_cents, 'bank', $3::timestamptz::date,
          o.placed_by, $3
        from orders o where o.id = $2`,
      [id, orderId, createdAt],
    )
    return id
  }

  /** A payment that was received or refunded; the entry's id. */
  async function payment(
    orderId: string,
    amountCents: number,
    kind: 'received' | 'refunded' = 'received',
  ): Promise<string> {
    const id = newId()
    await owner.query(
      `insert into payment_entries (id, order_id, customer_id, supplier_id, kind, amount_cents, way, reference,
          paid_on, number, owed_after_cents, made_by)
        select $1, o.id, o.customer_id, o.supplier_id, $3, $4, 'bank', 'REF 1', current_date,
          case $3 when 'received' then 'RC-' || nextval('receipt_numbers')
            else 'RF-' || nextval('refund_numbers') end,
          o.owed_cents - case $3 when 'received' then $4::bigint else -$4::bigint end, o.placed_by
        from orders o where o.id = $2`,
      [id, orderId, kind, amountCents],
    )
    return id
  }

  return {
    company,
    person,
    product,
    order,
    amendment,
    quote,
    preparedQuote,
    proof,
    payment,
    customer: (given: Partial<PersonDetails> = {}) => person('customer', given),
    supplier: (given: Partial<PersonDetails> = {}) => person('supplier', given),
    admin: (given: Partial<PersonDetails> = {}) => person('admin', given),
  }
}
export type Given = ReturnType<typeof createGiven>
