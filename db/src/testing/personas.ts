import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { newId } from '../ids.ts'
import { actor, actorOf, type TestActor } from './actor.ts'
import type { TestDatabase } from './database.ts'
import type { GivenPerson } from './given.ts'

export interface RowPersona {
  name: string
  /** personas of one kind have the same access */
  kind: 'visitor' | 'customer' | 'colleague' | 'supplier' | 'admin' | 'roleless' | 'system'
  actor: TestActor
}

const hash = () => randomBytes(32)

/** Rows of an actor that the factories do not make. */
async function seedFor(owner: pg.Pool, { userId, companyId, scope, role }: TestActor): Promise<void> {
  await owner.query(
    "insert into idempotency_keys (scope, key, procedure, request_hash) values ($1, $2, 'test.act', $3)",
    [scope, newId(), hash()],
  )
  if (userId === null) return
  const session = newId()
  await owner.query('insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now())', [
    session,
    userId,
    hash(),
  ])
  await owner.query(
    `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
      values ($1, $2, $3, repeat('a', 87), repeat('a', 22))`,
    [session, userId, `https://fcm.googleapis.com/send/${session}`],
  )
  if (companyId)
    await owner.query(
      `insert into api_tokens (id, company_id, user_id, token_hash, name, scopes, expires_at)
        values ($1, $2, $3, $4, 'ERP', '{orders:read}', now() + interval '30 days')`,
      [newId(), companyId, userId, hash()],
    )
  if (companyId)
    await owner.query(
      `with made as (
         insert into webhooks (id, company_id, user_id, url, kinds, secret)
           values ($1, $2, $3, 'https://erp.example/hook', '{order.placed}', sha256('secret')) returning id)
       insert into webhook_deliveries (id, webhook_id, company_id, kind, change, subject_id, state)
         select $4, id, $2, 'order.placed', 'placed', $4, 'delivered' from made`,
      [newId(), companyId, userId, newId()],
    )
  await owner.query("insert into account_exports (id, made_by, name) values ($1, $2, 'export')", [newId(), userId])
  await owner.query("insert into notifications (id, user_id, kind) values ($1, $2, 'company.renamed')", [
    newId(),
    userId,
  ])
  const feedback = newId()
  await owner.query(
    `insert into feedback (id, user_id, user_name, user_email, user_role, rating, message, language, may_be_shown)
      values ($1, $2, 'Somebody', 'somebody@example.com', 'customer', 4, 'Good.', 'en', true)`,
    [feedback, userId],
  )
  await owner.query(
    `insert into voices (id, name, role, rating, message, language)
      values ($1, 'Somebody', 'customer', 4, 'Good.', 'en')`,
    [feedback],
  )
  await owner.query("insert into notification_choices (user_id, kind, by_mail) values ($1, 'company.renamed', true)", [
    userId,
  ])
  await owner.query('insert into settings (user_id) values ($1)', [userId])
  await owner.query(
    "insert into saved_views (id, person_id, page, name, query) values ($1, $2, '/supplier/orders', 'Mine', '')",
    [newId(), userId],
  )
  await owner.query("insert into bulk_acts (id, made_by, kind, items) values ($1, $2, 'products.pause', '[]')", [
    newId(),
    userId,
  ])
  await owner.query(
    `insert into order_exports (id, made_by, language, filter, name, role)
      values ($1, $2, 'en', '{}', 'export', 'supplier')`,
    [newId(), userId],
  )
  await owner.query('insert into email_confirmations (user_id, email, code_until) values ($1, $2, now())', [
    userId,
    `${newId()}@example.com`,
  ])
  await owner.query(
    "insert into text_numbers (user_id, channel, number, code_until) values ($1, 'sms', '+252612345678', now())",
    [userId],
  )
  await owner.query(
    `insert into text_messages (id, user_id, channel, number, language, template)
      values ($1, $2, 'sms', '+252612345678', 'so', 'notice')`,
    [newId(), userId],
  )
  await owner.query(
    "insert into link_tokens (token_hash, kind, user_id, expires_at) values ($1, 'password-reset', $2, now())",
    [hash(), userId],
  )
  await owner.query(
    "insert into passkeys (id, user_id, credential_id, public_key, counter, name) values ($1, $2, $3, $3, 0, 'Phone')",
    [newId(), userId, hash()],
  )
  await owner.query(
    "insert into passkey_challenges (user_id, purpose, challenge, expires_at) values ($1, 'prove', $2, now())",
    [userId, hash()],
  )
  await owner.query("insert into oauth_accounts (provider, subject, user_id) values ('google', $1, $2)", [
    newId(),
    userId,
  ])
  await owner.query(
    `insert into invitations (id, email, role, company_id, token_hash, invited_by, expires_at)
      values ($1, $2, $3, $4, $5, $6, now())`,
    [newId(), `${newId()}@example.com`, role === 'supplier' ? 'supplier' : 'customer', companyId, hash(), userId],
  )
  const mail = newId()
  await owner.query(
    `insert into mail_log (id, recipient_id, recipient, template, language)
      values ($1, $2, 'somebody@example.com', 'notice', 'en')`,
    [mail, userId],
  )
  await owner.query("insert into mail_arguments (mail_id, arguments) values ($1, '{}')", [mail])
  await owner.query('insert into mail_refusals (id, address, person_id) values ($1, $2, $3)', [
    mail,
    `${mail}@example.com`,
    userId,
  ])
}

/** The products of a supplier: a draft with every kind of part, and a listing. */
async function seedCatalogue({ owner, given }: TestDatabase, supplierId: string): Promise<void> {
  const { id } = await given.product({ supplierId })
  await owner.query("update products set status = 'draft' where id = $1", [id])
  const original = `insert into image_originals (image_id, supplier_id, name, type, bytes)
      select id, supplier_id, name || '-original', 'image/webp', 1 from product_images
      where product_id = $1`
  await owner.query(original, [id])
  await owner.query("insert into product_revisions (id, product_id, supplier_id, proposed) values ($1, $2, $3, '{}')", [
    newId(),
    id,
    supplierId,
  ])
  await owner.query(
    "insert into stock_movements (product_id, supplier_id, kind, quantity) values ($1, $2, 'counted', 100)",
    [id, supplierId],
  )
  await owner.query("insert into verifications (id, supplier_id, state) values ($1, $2, 'submitted')", [
    newId(),
    supplierId,
  ])
  await owner.query(
    `insert into translation_memory (from_language, to_language, source, target)
      values ('tr', 'en', '{0} havlu', '{0} towel') on conflict do nothing`,
  )
  const payout = `insert into payout_details (id, supplier_id, holder, bank, iban, proposed_by)
      select $1, $2, 'Seyhan Tekstil', 'Anadolu Bankası', 'TR330006100519786457841326', id
        from people where company_id = $2 limit 1`
  await owner.query(payout, [newId(), supplierId])
  const change = `insert into supplier_changes (id, supplier_id, name, city, country, proposed_by)
      select $1, $2, 'Seyhan Dokuma', 'Adana', 'Turkey', id from people where company_id = $2 limit 1`
  await owner.query(change, [newId(), supplierId])
  const paper = `insert into supplier_papers (id, supplier_id, kind, file, file_name, type, bytes, sent_by)
      select $1, $2, 'registry', $1::uuid || '.pdf', 'gazette.pdf', 'application/pdf', 1, id
        from people where company_id = $2 limit 1`
  await owner.query(paper, [newId(), supplierId])
  const list = newId()
  const imported = `insert into imports (id, supplier_id, made_by, file_name, file, language)
      select $1, $2, id, 'list.csv', 'list', 'tr' from people where company_id = $2 limit 1`
  await owner.query(imported, [list, supplierId])
  await owner.query(
    `insert into import_rows (import_id, row_number, supplier_id, article_code, name, action, cells)
      values ($1, 2, $2, 'KT-1', 'Gömlek', 'create', '{}')`,
    [list, supplierId],
  )
  await owner.query(
    "insert into import_pictures (import_id, number, supplier_id, file) values ($1, 1, $2, 'KT-1.jpg')",
    [list, supplierId],
  )
}

/** Rows of a customer: a line of the company's cart, a wish of their own, an address. */
async function seedBuying(
  owner: pg.Pool,
  { id, companyId, companyOwner }: GivenPerson,
  product: { id: string; supplierId: string },
): Promise<void> {
  const wish = `insert into wishlists (id, user_id, product_id, product_name, product_description, product_language,
      product_price_cents, product_unit, product_category, in_stock)
    values ($1, $2, $3, 'Cotton shirt', 'For wholesale.', 'en', 1250, 'piece', 'fashion', true)`
  await owner.query(wish, [newId(), id, product.id])
  if (!companyOwner) return
  const line = `insert into cart_lines (customer_id, product_id, supplier_id, quantity, price_seen_cents, name,
        language, added_by)
      values ($1, $2, $3, 5, 1250, 'Cotton shirt', 'en', $4)`
  await owner.query(line, [companyId, product.id, product.supplierId, id])
  await owner.query(
    `insert into addresses (id, customer_id, street, city, country)
      values ($1, $2, 'Maka al-Mukarama 12', 'Mogadishu', 'Somalia')`,
    [newId(), companyId],
  )
}

/** An order with every kind of row that may belong to one. */
async function seedOrder({ owner, given }: TestDatabase, customer: GivenPerson, supplierId: string): Promise<void> {
  const { id, customerId } = await given.order({ customer, supplierId })
  const sides = [id, customerId, supplierId]
  const event = `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name)
      values ($4, $1, $2, $3, 'payment_received', 'admin', 'Elif')`
  await owner.query(event, [...sides, newId()])
  await owner.query(
    `insert into ratings (id, order_id, customer_id, supplier_id, rated_by, stars, words, language)
      values ($4, $1, $2, $3, $5, 4, 'Well packed.', 'en')`,
    [...sides, newId(), customer.id],
  )
  const picture = `insert into order_pictures (id, order_id, customer_id, supplier_id, name, widths, width, height,
        thumbhash)
      values ($4, $1, $2, $3, $5, '{320}', 800, 600, '')`
  await owner.query(picture, [...sides, newId(), hash().toString('hex')])
  await owner.query(
    `insert into order_links (id, order_id, customer_id, supplier_id, token_hash, created_by)
      values ($4, $1, $2, $3, $5, $6)`,
    [...sides, newId(), hash(), customer.id],
  )
  await owner.query(
    `insert into invoice_records (order_id, customer_company, customer_name, shipping_address, kept_until)
      values ($1, 'Somebody', 'Somebody', 'Maka Al Mukarama', now())`,
    [id],
  )
  await owner.query("insert into order_notes (order_id, ordered_at, notes) values ($1, now(), 'Pays late.')", [id])
  await given.amendment(id)
  const entryId = await given.proof(id)
  const proof = `insert into payment_proofs (id, entry_id, customer_id, sent_by, file, file_name, type, bytes)
    values ($2, $1, $3, $4, $5, 'slip.pdf', 'application/pdf', 1)`
  await owner.query(proof, [entryId, newId(), customerId, customer.id, `${newId()}.pdf`])
  await owner.query(
    "insert into sales_figures (company_id, kind, key, grain, starts_on) values ($1, 'all', '', 'day', '2026-06-01')",
    [supplierId],
  )
  await owner.query("insert into activity_deltas (supplier_id, kind, day) values ($1, 'view', '2026-06-01')", [
    supplierId,
  ])
  for (const company of [customerId, supplierId]) {
    await owner.query(
      "insert into order_counts (company_id, status, number) values ($1, 'pending', 1) on conflict do nothing",
      [company],
    )
  }
}

/** Messages and applications of strangers, and what these admins wrote about them. */
async function seedInquiries(owner: pg.Pool, admins: GivenPerson[]): Promise<void> {
  const [application, contact, item] = [newId(), newId(), newId()]
  await owner.query(
    `insert into contact_messages (id, name, email, message, language)
      values ($1, 'Ayaan', 'ayaan@example.com', 'Do you ship?', 'en')`,
    [contact],
  )
  await owner.query("insert into conversations (id, kind, subject_id) values ($1, 'contact', $2)", [item, contact])
  await owner.query(
    `insert into inbox_items (id, kind, who, beginning, sort_at, search)
      values ($1, 'contact', 'Ayaan', 'Do you ship?', now(), '')`,
    [item],
  )
  for (const { id } of admins) {
    await owner.query(
      `insert into messages (id, conversation_id, side, sender_id, sender_name, body)
        values ($1, $2, 'desk', $3, 'Elif', 'We do.')`,
      [newId(), item, id],
    )
    await owner.query(
      "insert into inbox_notes (id, item_id, author_id, author_name, body) values ($1, $2, $3, 'Elif', 'Called.')",
      [newId(), item, id],
    )
  }
  await owner.query(
    `insert into applications (id, company_name, category, contact_person, email, phone, product_description, language)
      values ($1, 'Talas', 'home', 'Kerem', 'kerem@example.com', '+90', 'Tables.', 'tr')`,
    [application],
  )
  for (const taken of [application, null]) {
    await owner.query(
      `insert into application_files (id, application_id, file, file_name, type, bytes)
        values ($1, $2, $3, 'catalogue.pdf', 'application/pdf', 1)`,
      [newId(), taken, `${newId()}.pdf`],
    )
  }
}

/** What these customers and a stranger need, and the quotes that the desk asked for: some were sent. */
async function seedNeeds(owner: pg.Pool, customers: GivenPerson[]): Promise<void> {
  const insert = `insert into needs (id, what, language, customer_id, person_id, name, email)
    values ($1, 'Plastic chairs', 'so', $2, $3, $4, $5)`
  const stranger = newId()
  await owner.query(insert, [stranger, null, null, 'Ayaan', 'ayaan@example.com'])
  for (const { id, companyId } of customers) await owner.query(insert, [newId(), companyId, id, '', ''])
  for (const taken of [stranger, null])
    await owner.query('insert into need_pictures (id, need_id, file, bytes) values ($1, $2, $3, 1)', [
      newId(),
      taken,
      `${newId()}.webp`,
    ])
  await owner.query(
    `insert into need_quotes (id, need_id, supplier_id, sent_at)
      select q.id, n.id, q.supplier_id, case q.state when 'offered' then now() end
        from quotes q join needs n on n.customer_id = q.customer_id and n.person_id = q.requested_by
        on conflict do nothing`,
  )
  await owner.query(
    `insert into missed_searches (words, language, first_day, last_day, last_search)
      values ('samovar', 'en', '2026-06-01', '2026-06-01', $1)`,
    [newId()],
  )
}

/** A chat of two companies and the threads of an order and a quote, in which all have something to read; a report. */
async function seedChat({ owner }: TestDatabase, customer: GivenPerson, supplier: GivenPerson): Promise<void> {
  const id = newId()
  await owner.query(
    `insert into conversations (id, kind, subject_id, customer_id, supplier_id, begun_by)
      values ($1, 'chat', $1, $2, $3, $2)`,
    [id, customer.companyId, supplier.companyId],
  )
  for (const [side, sender] of [
    ['customer', customer],
    ['supplier', supplier],
  ] as const)
    await owner.query(
      `insert into messages (id, conversation_id, side, sender_id, sender_name, body)
        values ($1, $2, $3, $4, 'Somebody', 'In stock?')`,
      [newId(), id, side, sender.id],
    )
  const deals = [
    [newId(), 'order'],
    [newId(), 'quote'],
  ] as const
  for (const [deal, kind] of deals) {
    await owner.query(
      'insert into conversations (id, kind, subject_id, customer_id, supplier_id) values ($1, $2, $1, $3, $4)',
      [deal, kind, customer.companyId, supplier.companyId],
    )
    await owner.query(
      `insert into messages (id, conversation_id, side, sender_id, sender_name, body)
        values ($1, $2, 'supplier', $3, 'Somebody', 'Packed.')`,
      [newId(), deal, supplier.id],
    )
  }
  await owner.query(
    `insert into message_files (message_id, customer_id, supplier_id, desk_reads, file, type, bytes)
      select id, customer_id, supplier_id, desk_reads, id || '.pdf', 'application/pdf', 1 from messages
        where conversation_id = any ($1) and number = 1`,
    [[id, ...deals.map(([deal]) => deal)]],
  )
  await owner.query(
    `insert into message_reports (id, conversation_id, reporter_id, company_id, reason, copy)
      values ($1, $2, $3, $4, 'They ask for money.', '[]')`,
    [newId(), id, customer.id, customer.companyId],
  )
}

const kindOf = ({ role, companyId, companyOwner }: GivenPerson): RowPersona['kind'] =>
  companyId && !companyOwner ? 'colleague' : (role ?? 'roleless')

/**
 * Two companies on each side, one of them with two members, two admins, somebody without a role, and a visitor; each
 * with rows of their own.
 */
export async function seedPersonas(database: TestDatabase): Promise<RowPersona[]> {
  const { owner, given } = database
  const customer = await given.customer()
  const people = {
    customer,
    'colleague of the customer': await given.customer({ companyId: customer.companyId ?? '', owner: false }),
    'other customer': await given.customer(),
    supplier: await given.supplier(),
    'other supplier': await given.supplier(),
    admin: await given.admin(),
    'other admin': await given.admin(),
    'person without role': await given.person(null),
  }
  const personas: RowPersona[] = [
    { name: 'visitor', kind: 'visitor', actor: actor({ scope: `visitor/${newId()}` }) },
    ...Object.entries(people).map(([name, person]) => ({ name, kind: kindOf(person), actor: actorOf(person) })),
  ]
  for (const persona of personas) await seedFor(owner, persona.actor)

  for (const { companyId } of [people.supplier, people['other supplier']])
    await seedCatalogue(database, companyId ?? '')
  for (const { id } of [people.admin, people['other admin']]) {
    const decided = "insert into verifications (id, supplier_id, state, decided_by) values ($1, $2, 'in_review', $3)"
    await owner.query(decided, [newId(), await given.company('supplier'), id])
  }
  const wished = await given.product({ supplierId: await given.company('supplier') })
  for (const person of [people.customer, people['colleague of the customer'], people['other customer']])
    await seedBuying(owner, person, wished)
  await owner.query('update suppliers set prices_after_sign_in = true where id = $1', [wished.supplierId])
  await owner.query('insert into listing_rounds (supplier_id, hides_prices, hidden) values ($1, true, false)', [
    wished.supplierId,
  ])
  await owner.query(
    "insert into payment_ways (id, kind, title, details, position) values ($1, 'bank', 'Bank transfer', '{IBAN}', 0)",
    [newId()],
  )
  await owner.query("insert into payment_way_changes (id, ways, proposed_by) values ($1, '[]', $2)", [
    newId(),
    people.admin.id,
  ])
  await seedOrder(database, people.customer, people.supplier.companyId ?? '')
  await seedOrder(database, people['other customer'], people['other supplier'].companyId ?? '')
  await owner.query(
    `insert into waiting_refunds (id, order_id, customer_id, supplier_id, amount_cents, way, reference, paid_on,
        proposed_by)
      select $1, id, customer_id, supplier_id, 1, 'bank', 'REF 1', current_date, $2 from orders limit 1`,
    [newId(), people.admin.id],
  )
  await given.quote({ customer: people.customer, supplierId: people.supplier.companyId ?? '' })
  await given.quote({
    customer: people['other customer'],
    supplierId: people['other supplier'].companyId ?? '',
    state: 'offered',
  })
  await owner.query(
    `insert into deal_links (id, quote_id, number, customer_id, supplier_id, token_hash, created_by)
      select fx.new_id(), id, 1, customer_id, supplier_id, sha256(id::text::bytea), requested_by from quotes
      on conflict do nothing`,
  )
  const prepared = await given.preparedQuote({ supplierId: people.supplier.companyId ?? '' })
  for (const { id, companyId } of [people.customer, people['other customer']])
    await owner.query(
      "insert into quote_claims (id, quote_id, company_id, claimed_by, state) values ($1, $2, $3, $4, 'asked')",
      [newId(), prepared.id, companyId, id],
    )
  await seedNeeds(owner, [people.customer, people['colleague of the customer'], people['other customer']])
  await seedChat(database, people.customer, people.supplier)
  await seedChat(database, people['other customer'], people['other supplier'])
  await seedInquiries(owner, [people.admin, people['other admin']])
  await owner.query("insert into synonyms (id, words, folded) values ($1, '{gömlek,shirt}', '{gomlek,shirt}')", [
    newId(),
  ])
  await owner.query("insert into currency_rates (code, millionths, rate_on) values ('try', 41250000, '2026-11-01')")
  await owner.query("insert into outbox (task, payload) values ('send-mail', '{}')")
  await owner.query("insert into rate_limits (key, points) values ('somebody', 1), ('somebody else', 1)")
  await owner.query("insert into worker_beats (worker_id) values ('worker 1')")
  await owner.query('insert into late_tellings (order_id, due_on) select id, current_date from orders limit 1')
  // What is drafted is numbered at the commit, and none stays: these are put there without it.
  await owner.query(`alter table event_drafts disable trigger number;
    insert into event_drafts (audience, kind, subject_id) select id, 'notice', id from people;
    alter table event_drafts enable trigger number`)
  return [
    ...personas,
    { name: 'system', kind: 'system', actor: actor({ role: 'system' }) },
    // A sign-up acts under new ids: of existing rows it reaches what a visitor reaches.
    { name: 'newcomer', kind: 'system', actor: actor({ userId: newId(), role: 'supplier', companyId: newId() }) },
  ]
}
