// Written by `npm run db:types` from the migrated database; a test holds it against the migrations.
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** read as values, written as text */
type Json = ColumnType<unknown, string, string>
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface DB {
  account_exports: {
    id: string
    made_by: string
    state: Generated<'writing' | 'ready'>
    name: string
    parts: Generated<number>
    created_at: Generated<Timestamp>
  }
  accounts: {
    id: string
    email: string
    email_confirmed_at: Timestamp | null
    phone: string | null
    language: Generated<'en' | 'so' | 'tr' | 'ar'>
    currency: Generated<'usd' | 'try' | 'sos' | 'eur'>
    suspended_at: Timestamp | null
    suspension_reason: string | null
    deletion_requested_at: Timestamp | null
    anonymised_at: Timestamp | null
    address: string | null
    language_chosen: Generated<boolean>
  }
  activity_deltas: {
    id: Generated<bigint>
    supplier_id: string
    kind: 'view' | 'cart' | 'kept' | 'late' | 'desk_kept' | 'desk_late'
    day: string
    view_id: string | null
  }
  actor_keys: {
    id: Generated<number>
    key: Buffer
    created_at: Generated<Timestamp>
  }
  addresses: {
    id: string
    customer_id: string
    street: string
    city: string
    state: string | null
    postal_code: string | null
    country: string
    phone: string | null
    port: string | null
    used_at: Generated<Timestamp>
    created_at: Generated<Timestamp>
  }
  api_tokens: {
    id: string
    company_id: string
    user_id: string
    token_hash: Buffer
    name: string
    scopes: string[]
    created_at: Generated<Timestamp>
    expires_at: Timestamp
    last_used_on: string | null
  }
  application_files: {
    id: string
    application_id: string | null
    file: string
    file_name: string
    type: 'application/pdf' | 'image/webp'
    bytes: number
    created_at: Generated<Timestamp>
  }
  applications: {
    id: string
    company_name: string
    category: 'fashion' | 'beauty' | 'home' | 'medical' | 'other'
    contact_person: string
    email: string
    phone: string
    address: Generated<string>
    product_description: string
    language: 'en' | 'so' | 'tr' | 'ar'
    supplier_id: string | null
    created_at: Generated<Timestamp>
  }
  audit_log: {
    id: Generated<bigint>
    at: Generated<Timestamp>
    action: string | null
    request_id: string | null
    actor_id: string | null
    actor_role: string | null
    actor_company: string | null
    table_name: string
    operation: 'INSERT' | 'UPDATE' | 'DELETE'
    row_id: string | null
    changes: Json
  }
  bulk_acts: {
    id: string
    made_by: string
    kind: 'orders.status' | 'orders.shipping' | 'orders.assignee' | 'products.price' | 'products.stock' | 'products.pause' | 'products.resume'
    items: Json
    undone: Generated<number>
    created_at: Generated<Timestamp>
  }
  cart_lines: {
    customer_id: string
    product_id: string
    supplier_id: string
    quantity: number
    breakdown: Json | null
    price_seen_cents: bigint
    seen_at: Generated<Timestamp>
    name: string
    language: 'en' | 'so' | 'tr' | 'ar'
    added_by: string
    created_at: Generated<Timestamp>
  }
  companies: {
    id: string
    kind: 'supplier' | 'customer'
    created_at: Generated<Timestamp>
  }
  company_private: {
    id: Generated<boolean>
    fee_hundredths: Generated<number>
    inbox: Generated<string>
    refund_limit_cents: Generated<bigint>
  }
  company_settings: {
    id: Generated<boolean>
    publish_at_once: Generated<boolean>
    incoterm: Generated<'EXW' | 'FCA' | 'FOB' | 'CFR' | 'CIF'>
    basis_place: Generated<string>
    updated_at: Generated<Timestamp>
    updated_by: string | null
    deposit_percent: Generated<number>
    deposit_days: Generated<number>
    money_terms: Json | null
    container20_cm3: Generated<bigint>
    container20_grams: Generated<bigint>
    container40_cm3: Generated<bigint>
    container40_grams: Generated<bigint>
    legal_name: Generated<string>
    legal_address: Generated<string>
    tax_number: Generated<string>
    phone: Generated<string>
    whatsapp: Generated<string>
  }
  contact_messages: {
    id: string
    name: string
    email: string
    message: string
    language: 'en' | 'so' | 'tr' | 'ar'
    created_at: Generated<Timestamp>
  }
  content_sections: {
    section_key: 'hero' | 'about' | 'contact'
    language: 'en' | 'so' | 'tr' | 'ar'
    content: Json
    version: Generated<number>
    updated_at: Generated<Timestamp>
    updated_by: string | null
  }
  content_versions: {
    id: string
    section_key: 'hero' | 'about' | 'contact'
    language: 'en' | 'so' | 'tr' | 'ar'
    version: number
    content: Json
    restored_version: number | null
    created_at: Generated<Timestamp>
    created_by: string | null
  }
  conversation_readers: {
    conversation_id: string
    user_id: string
    company_id: string
    read_number: Generated<number>
    unread: Generated<number>
    unread_since: Timestamp | null
    told_at: Timestamp | null
  }
  conversations: {
    id: string
    kind: 'contact' | 'application' | 'order' | 'feedback' | 'report' | 'chat' | 'company' | 'quote' | 'need'
    subject_id: string
    customer_id: string | null
    supplier_id: string | null
    created_at: Generated<Timestamp>
    begun_by: string | null
    customer_name: Generated<string>
    last_number: Generated<number>
    last_at: Timestamp | null
    last_side: 'customer' | 'supplier' | 'desk' | null
    last_body: string | null
    customer_read: Generated<number>
    supplier_read: Generated<number>
    customer_blocked_at: Timestamp | null
    supplier_blocked_at: Timestamp | null
    desk_read: Generated<number>
    last_phrase: string | null
    customer_got: Generated<number>
    supplier_got: Generated<number>
  }
  credentials: {
    user_id: string
    password_hash: string
    changed_at: Generated<Timestamp>
  }
  currency_rates: {
    code: 'try' | 'sos' | 'eur'
    millionths: bigint
    rate_on: string
    updated_at: Generated<Timestamp>
    updated_by: string | null
  }
  customers: {
    id: string
    name: string
    city: Generated<string>
    created_at: Generated<Timestamp>
    legal_name: string | null
    address: string | null
    tax_number: string | null
  }
  deal_links: {
    id: string
    quote_id: string
    number: number
    customer_id: string
    supplier_id: string
    token_hash: Buffer
    created_by: string
    created_at: Generated<Timestamp>
    revoked_at: Timestamp | null
  }
  email_confirmations: {
    user_id: string
    email: string
    code_hmac: Buffer | null
    code_until: Timestamp
    tries: Generated<number>
    created_at: Generated<Timestamp>
    session_id: string | null
  }
  event_drafts: {
    written_in: Generated<string>
    audience: string
    kind: string
    subject_id: string
  }
  event_streams: {
    audience: string
    last_no: bigint
  }
  events: {
    audience: string
    no: bigint
    kind: 'order' | 'notice' | 'inbox' | 'review' | 'product' | 'verification' | 'message' | 'session' | 'quote'
    subject_id: string
    written_in: string
    told_at: Generated<Timestamp>
  }
  feedback: {
    id: string
    user_id: string
    user_name: string
    user_email: string
    user_role: 'customer' | 'supplier' | 'admin'
    rating: number
    message: string
    language: 'en' | 'so' | 'tr' | 'ar'
    may_be_shown: boolean
    status: Generated<'pending' | 'approved' | 'rejected'>
    decided_by: string | null
    decided_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  idempotency_keys: {
    scope: string
    key: string
    procedure: string
    request_hash: Buffer
    answer: Json | null
    created_at: Generated<Timestamp>
  }
  image_originals: {
    image_id: string
    supplier_id: string
    name: string
    type: 'image/png' | 'image/jpeg' | 'image/webp'
    bytes: number
  }
  import_pictures: {
    import_id: string
    number: number
    supplier_id: string
    file: string
    readings: Generated<number>
    stored: string | null
    article_code: string | null
    position: number | null
    image: Json | null
    problem: 'unreadable' | 'tooLarge' | 'unmatched' | 'doubled' | 'badName' | null
  }
  import_rows: {
    import_id: string
    row_number: number
    supplier_id: string
    article_code: string
    name: string
    action: 'create' | 'change' | 'none' | 'refused'
    product_id: string | null
    cells: Json
    changes: Generated<Json>
    prices: Generated<Json>
    large: Generated<boolean>
    rounded: Generated<Json>
    problems: Generated<Json>
    pictures: Generated<number>
    outcome: 'applied' | 'left' | null
    applied_at: Timestamp | null
  }
  imports: {
    id: string
    supplier_id: string
    made_by: string
    file_name: string
    file: string
    language: 'en' | 'so' | 'tr' | 'ar'
    state: Generated<'checking' | 'checked' | 'applying' | 'applied' | 'failed'>
    problem: 'unreadable' | 'empty' | 'tooManyRows' | 'noHead' | 'noArticleCode' | 'doubledColumn' | 'foreignCurrency' | null
    problem_at: string | null
    notes: Generated<Json>
    unknown_columns: Generated<string[]>
    total: number | null
    refused: number | null
    applied: number | null
    readings: Generated<number>
    round: Generated<number>
    created_at: Generated<Timestamp>
    applied_at: Timestamp | null
  }
  inbox_items: {
    id: string
    kind: 'contact' | 'application' | 'order' | 'feedback' | 'report' | 'company' | 'need'
    who: string
    beginning: string
    held_back: 'trap' | 'haste' | null
    state: Generated<'new' | 'taken' | 'answered' | 'invited' | 'refused' | 'closed'>
    queue: Generated<string>
    assignee_id: string | null
    due_at: Timestamp | null
    sort_at: Timestamp
    answered_at: Timestamp | null
    search: string
    created_at: Generated<Timestamp>
    updated_by: string | null
    updated_at: Generated<Timestamp>
    told_late_for: Timestamp | null
  }
  inbox_notes: {
    id: string
    item_id: string
    author_id: string
    author_name: string
    body: string
    created_at: Generated<Timestamp>
  }
  invitations: {
    id: string
    email: string
    role: 'customer' | 'supplier' | 'admin'
    company_id: string | null
    language: Generated<'en' | 'so' | 'tr' | 'ar'>
    token_hash: Buffer
    invited_by: string | null
    expires_at: Timestamp
    accepted_at: Timestamp | null
    revoked_at: Timestamp | null
    replaced_at: Timestamp | null
    created_at: Generated<Timestamp>
    mail_id: string | null
    application_id: string | null
  }
  invoice_records: {
    order_id: string
    customer_company: string
    legal_name: string | null
    tax_number: string | null
    company_address: string | null
    customer_name: string
    shipping_address: string
    shipping_postal_code: string | null
    kept_until: Timestamp
  }
  late_tellings: {
    order_id: string
    due_on: string
    told_at: Generated<Timestamp>
  }
  link_tokens: {
    token_hash: Buffer
    kind: 'password-reset' | 'email-confirmation' | 'email-objection'
    user_id: string
    expires_at: Timestamp
    used_at: Timestamp | null
    created_at: Generated<Timestamp>
    email: string | null
  }
  listing_images: {
    name: string
    product_id: string
  }
  listing_rounds: {
    supplier_id: string
    hides_prices: boolean
    hidden: boolean
    done_to: string | null
    begun_at: Generated<Timestamp>
  }
  listing_texts: {
    product_id: string
    language: string
    name: string
    description: string
  }
  listings: {
    product_id: string
    supplier_id: string
    category: string
    original_language: string
    languages: string[]
    price_cents: bigint | null
    price_confirmed_at: Timestamp
    tiers: Json
    minimum: number
    stock: number
    made_to_order: boolean
    lead_days: number | null
    article_code: string | null
    country: string
    city: string
    origin: string
    unit: string
    pieces_per_unit: number
    incoterm: string | null
    basis_place: string | null
    customs_code: string | null
    details: Json
    images: Json
    verified: boolean
    listed_at: Timestamp
    updated_at: Timestamp
    tier: Generated<number>
    search: string
    names: Generated<string>
  }
  mail_arguments: {
    mail_id: string
    arguments: Json
  }
  mail_log: {
    id: string
    recipient_id: string | null
    recipient: string
    template: string
    language: 'en' | 'so' | 'tr' | 'ar'
    state: Generated<'queued' | 'sending' | 'sent' | 'failed'>
    tries: Generated<number>
    unknown_outcomes: Generated<number>
    last_error: string | null
    created_at: Generated<Timestamp>
    sent_at: Timestamp | null
    caused_by: string | null
    bounced_at: Timestamp | null
  }
  mail_refusals: {
    id: string
    address: string
    person_id: string | null
    refused_at: Generated<Timestamp>
  }
  member_prices: {
    product_id: string
    supplier_id: string
    price_cents: bigint
    tiers: Json
    sample_cents: bigint | null
  }
  message_files: {
    message_id: string
    customer_id: string
    supplier_id: string
    file: string
    type: 'application/pdf' | 'image/webp' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    bytes: number
    created_at: Generated<Timestamp>
    desk_reads: Generated<boolean>
  }
  message_reports: {
    id: string
    conversation_id: string
    reporter_id: string
    company_id: string
    reason: string
    copy: Json
    created_at: Generated<Timestamp>
  }
  messages: {
    id: string
    conversation_id: string
    side: 'customer' | 'supplier' | 'desk'
    sender_id: string | null
    sender_name: string
    body: string
    mail_id: string | null
    created_at: Generated<Timestamp>
    received_hash: Buffer | null
    cut: boolean | null
    files_left_out: number | null
    number: Generated<number>
    customer_id: string | null
    supplier_id: string | null
    about_kind: 'product' | 'order' | 'supplier' | null
    about_id: string | null
    about_name: string | null
    phrase: string | null
    desk_reads: Generated<boolean>
    language: 'en' | 'so' | 'tr' | 'ar' | null
  }
  missed_searches: {
    words: string
    language: 'en' | 'so' | 'tr' | 'ar'
    times: Generated<number>
    first_day: string
    last_day: string
    last_search: string
  }
  need_pictures: {
    id: string
    need_id: string | null
    file: string
    bytes: number
    created_at: Generated<Timestamp>
  }
  need_quotes: {
    id: string
    need_id: string
    supplier_id: string
    sent_at: Timestamp | null
  }
  needs: {
    id: string
    what: string
    quantity: number | null
    port: string | null
    language: 'en' | 'so' | 'tr' | 'ar'
    customer_id: string | null
    person_id: string | null
    name: Generated<string>
    email: Generated<string>
    created_at: Generated<Timestamp>
  }
  notification_choices: {
    user_id: string
    kind: string
    by_mail: boolean
    daily: Generated<boolean>
    by_push: boolean | null
  }
  notifications: {
    id: string
    user_id: string
    kind: string
    arguments: Generated<Json>
    created_at: Generated<Timestamp>
    read_at: Timestamp | null
    waits_in: 'orders' | 'quotes' | 'reviews' | 'joined' | 'feedback' | 'wishes' | 'daily' | null
    day: Generated<string>
  }
  oauth_accounts: {
    provider: string
    subject: string
    user_id: string
    created_at: Generated<Timestamp>
  }
  order_amendment_lines: {
    amendment_id: string
    position: number
    customer_id: string
    supplier_id: string
    unit_price_cents: bigint
    quantity: number
    breakdown: Json | null
    struck_out: boolean
  }
  order_amendments: {
    id: string
    order_id: string
    customer_id: string
    supplier_id: string
    version: number
    state: Generated<'proposed' | 'accepted' | 'declined' | 'withdrawn' | 'expired'>
    proposed_by: string
    proposed_as: 'supplier' | 'admin'
    answer_by: string
    total_before_cents: bigint
    deposit_before_cents: bigint
    ready_before: string | null
    total_cents: bigint
    deposit_cents: bigint
    ready_on: string | null
    created_at: Generated<Timestamp>
    ended_at: Timestamp | null
  }
  order_counts: {
    company_id: string
    status: string
    number: bigint
  }
  order_deltas: {
    id: Generated<bigint>
    customer_id: string
    supplier_id: string
    status: string
    change: number
    order_id: string | null
    version: Generated<number>
  }
  order_events: {
    id: string
    order_id: string
    customer_id: string
    supplier_id: string
    kind: 'placed' | 'cancelled' | 'status' | 'shipping' | 'can_deliver' | 'cannot_supply' | 'received' | 'problem' | 'note' | 'inquiry' | 'proof_sent' | 'payment_received' | 'payment_refused' | 'payment_refunded' | 'amendment'
    actor_role: 'customer' | 'supplier' | 'admin'
    actor_name: string
    details: Generated<Json>
    for_supplier: Generated<boolean>
    created_at: Generated<Timestamp>
    actor_id: Generated<string | null>
  }
  order_exports: {
    id: string
    made_by: string
    language: 'en' | 'so' | 'tr' | 'ar'
    format: Generated<'csv' | 'xlsx'>
    role: Generated<'admin' | 'supplier'>
    filter: Json
    state: Generated<'writing' | 'ready'>
    name: string
    total: number | null
    written: Generated<number>
    parts: Generated<number>
    last_at: Timestamp | null
    last_id: string | null
    created_at: Generated<Timestamp>
  }
  order_fees: {
    order_id: string
    supplier_id: string
    hundredths: number
    fee_cents: bigint
  }
  order_lines: {
    order_id: string
    position: number
    customer_id: string
    supplier_id: string
    product_id: string
    names: Json
    original_language: 'en' | 'so' | 'tr' | 'ar'
    article_code: string | null
    unit: 'piece' | 'pair' | 'set' | 'dozen' | 'carton' | 'sack' | 'roll' | 'kg' | 'litre' | 'm' | 'm2' | 'm3'
    pieces_per_unit: number
    unit_price_cents: bigint
    quantity: number
    total_cents: bigint
    incoterm: 'EXW' | 'FCA' | 'FOB' | 'CFR' | 'CIF'
    basis_place: string
    details: Json
    breakdown: Json | null
    made_to_order: boolean
    lead_days: number | null
    image: Json | null
    image_name: string | null
    category: Generated<'food' | 'textiles' | 'electronics' | 'construction' | 'home' | 'fashion' | 'beauty' | 'other' | 'medical'>
    version: Generated<number>
  }
  order_links: {
    id: string
    order_id: string
    customer_id: string
    supplier_id: string
    token_hash: Buffer
    created_by: string
    created_at: Generated<Timestamp>
    revoked_at: Timestamp | null
  }
  order_notes: {
    order_id: string
    ordered_at: Timestamp
    assignee_id: string | null
    notes: Generated<string>
    follow_up_on: string | null
    updated_by: string | null
    updated_at: Generated<Timestamp>
  }
  order_pictures: {
    id: string
    order_id: string
    customer_id: string
    supplier_id: string
    event_id: string | null
    name: string
    widths: number[]
    width: number
    height: number
    thumbhash: string
    created_at: Generated<Timestamp>
  }
  orders: {
    id: string
    number: Generated<string>
    customer_id: string
    supplier_id: string
    placed_by: string
    customer_company: string
    customer_name: string
    customer_email: string
    customer_phone: string | null
    supplier_name: string
    shipping_address: string
    shipping_city: string
    shipping_state: string | null
    shipping_country: string
    shipping_postal_code: string | null
    port: string | null
    notes: string | null
    quantity: number
    line_count: number
    total_cents: bigint
    deposit_cents: bigint
    deposit_days: Generated<number>
    incoterm: 'EXW' | 'FCA' | 'FOB' | 'CFR' | 'CIF'
    basis_place: string
    terms_version: string
    money_terms: Json | null
    status: Generated<'pending' | 'processing' | 'completed' | 'cancelled'>
    status_reason: string | null
    shipping_status: Generated<'pending' | 'preparing' | 'shipped' | 'in_transit' | 'delivered'>
    shipping_reason: string | null
    tracking_number: string | null
    shipping_carrier: string | null
    shipped_at: Timestamp | null
    delivered_at: Timestamp | null
    answer: 'can_deliver' | 'cannot_supply' | null
    answered_at: Timestamp | null
    ready_on: string | null
    received_at: Timestamp | null
    problem_at: Timestamp | null
    stock_returned: Generated<boolean>
    received_cents: Generated<bigint>
    refunded_cents: Generated<bigint>
    deposit_received_at: Timestamp | null
    balance_received_at: Timestamp | null
    proof_sent_at: Timestamp | null
    kept_cents: Generated<bigint>
    owed_cents: Generated<bigint>
    refund_due_since: Timestamp | null
    payment_stage: Generated<'deposit_due' | 'proof_sent' | 'balance_due' | 'paid' | 'refund_due' | 'none'>
    created_at: Generated<Timestamp>
    search: Generated<string>
    waits_for: Generated<'receipt' | 'answer' | 'ship' | 'problem' | 'cannot_supply' | 'confirm' | 'complete' | null>
    due_on: Generated<string | null>
    quote_id: string | null
    quote_version: number | null
    version: Generated<number>
    choices: Generated<Json>
    sample: Generated<boolean>
  }
  outbox: {
    id: Generated<bigint>
    task: string
    payload: Json
    job_key: string | null
    run_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  passkey_challenges: {
    user_id: string
    purpose: 'add' | 'prove' | 'sign-in'
    challenge: Buffer
    token_hash: Buffer | null
    expires_at: Timestamp
  }
  passkeys: {
    id: string
    user_id: string
    credential_id: Buffer
    public_key: Buffer
    counter: bigint
    transports: Generated<string[]>
    name: string
    created_at: Generated<Timestamp>
    last_used_at: Timestamp | null
  }
  payment_entries: {
    id: string
    order_id: string
    customer_id: string
    supplier_id: string
    kind: 'sent' | 'received' | 'refused' | 'refunded'
    amount_cents: bigint
    way: 'bank' | 'hawala' | 'wallet' | null
    reference: string | null
    paid_on: string | null
    reason: string | null
    answers: string | null
    number: string | null
    owed_after_cents: bigint | null
    made_by: string
    created_at: Generated<Timestamp>
    confirms: string | null
  }
  payment_proofs: {
    id: string
    entry_id: string
    customer_id: string
    sent_by: string
    file: string
    file_name: string
    type: 'application/pdf' | 'image/webp'
    bytes: number
    created_at: Generated<Timestamp>
  }
  payment_way_changes: {
    id: string
    ways: Json
    state: Generated<'waiting' | 'effective' | 'withdrawn'>
    proposed_by: string
    due_at: Timestamp | null
    decided_by: string | null
    decided_at: Timestamp | null
    created_at: Generated<Timestamp>
    refund_limit_cents: bigint | null
  }
  payment_ways: {
    id: string
    kind: 'bank' | 'hawala' | 'wallet'
    title: string
    details: string[]
    valid_from: string | null
    valid_to: string | null
    position: number
  }
  payout_details: {
    id: string
    supplier_id: string
    holder: string
    bank: string
    iban: string
    swift: Generated<string>
    state: Generated<'proposed' | 'agreed' | 'declined' | 'replaced'>
    reason: string | null
    proposed_by: string
    decided_by: string | null
    decided_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  people: {
    id: string
    full_name: string
    company_id: string | null
    company_owner: Generated<boolean>
    left_company_id: string | null
    created_at: Generated<Timestamp>
  }
  ports: {
    code: string
    name: string
    country: string
    cities: Generated<string[]>
    active: Generated<boolean>
    position: number
  }
  product_images: {
    id: string
    supplier_id: string
    product_id: string | null
    position: number | null
    name: string
    widths: number[]
    width: number
    height: number
    thumbhash: string
    created_at: Generated<Timestamp>
  }
  product_revisions: {
    id: string
    product_id: string
    supplier_id: string
    state: Generated<'waiting' | 'accepted' | 'sent_back' | 'withdrawn'>
    proposed: Json
    reason: string | null
    created_by: string | null
    created_at: Generated<Timestamp>
    decided_by: string | null
    decided_at: Timestamp | null
  }
  product_texts: {
    product_id: string
    supplier_id: string
    language: 'en' | 'so' | 'tr' | 'ar'
    name: string
    description: string
    by_company: Generated<boolean>
    updated_at: Generated<Timestamp>
  }
  products: {
    id: string
    supplier_id: string
    article_code: string | null
    status: 'draft' | 'in_review' | 'listed' | 'changes_requested' | 'rejected' | 'paused' | 'archived'
    reason: string | null
    original_language: 'en' | 'so' | 'tr' | 'ar'
    price_cents: bigint
    price_confirmed_at: Generated<Timestamp>
    tiers: Generated<Json>
    minimum: Generated<number>
    made_to_order: Generated<boolean>
    lead_days: number | null
    category: 'food' | 'textiles' | 'electronics' | 'construction' | 'home' | 'fashion' | 'beauty' | 'other' | 'medical' | null
    country: Generated<string>
    city: Generated<string>
    origin: Generated<string>
    unit: Generated<'piece' | 'pair' | 'set' | 'dozen' | 'carton' | 'sack' | 'roll' | 'kg' | 'litre' | 'm' | 'm2' | 'm3'>
    pieces_per_unit: Generated<number>
    incoterm: 'EXW' | 'FCA' | 'FOB' | 'CFR' | 'CIF' | null
    basis_place: string | null
    customs_code: string | null
    details: Generated<Json>
    used: Generated<boolean>
    submitted_at: Timestamp | null
    listed_at: Timestamp | null
    created_by: string | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  push_subscriptions: {
    session_id: string
    user_id: string
    endpoint: string
    p256dh: string
    auth: string
    failures: Generated<number>
    created_at: Generated<Timestamp>
    last_used_at: Timestamp | null
  }
  quote_claims: {
    id: string
    quote_id: string
    company_id: string
    claimed_by: string
    state: 'asked' | 'agreed' | 'refused'
    decided_by: string | null
    decided_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  quote_contacts: {
    id: string
    quote_id: string
    name: string
    email: string | null
    phone: string | null
    language: 'en' | 'so' | 'tr' | 'ar'
    created_at: Generated<Timestamp>
  }
  quote_events: {
    id: string
    quote_id: string
    customer_id: string
    supplier_id: string
    state: 'requested' | 'offered' | 'countered' | 'ordered' | 'withdrawn' | 'declined' | 'expired' | 'closed'
    version: number
    actor_role: 'customer' | 'supplier' | 'admin' | null
    actor_id: string | null
    actor_name: string | null
    reason: string | null
    created_at: Generated<Timestamp>
  }
  quote_lines: {
    quote_id: string
    version: number
    position: number
    customer_id: string
    supplier_id: string
    product_id: string
    replaces: string | null
    quantity: number
    breakdown: Json | null
    price_cents: bigint | null
    struck_out: boolean
    made_to_order: boolean
    names: Json
    original_language: 'en' | 'so' | 'tr' | 'ar'
    article_code: string | null
    unit: 'piece' | 'pair' | 'set' | 'dozen' | 'carton' | 'sack' | 'roll' | 'kg' | 'litre' | 'm' | 'm2' | 'm3'
    pieces_per_unit: number
    details: Json
    image: Json | null
    image_name: string | null
    category: 'food' | 'textiles' | 'electronics' | 'construction' | 'home' | 'fashion' | 'beauty' | 'other' | 'medical'
  }
  quote_versions: {
    quote_id: string
    number: number
    customer_id: string
    supplier_id: string
    side: 'customer' | 'supplier'
    actor_role: 'customer' | 'supplier' | 'admin'
    actor_id: string
    actor_name: string
    valid_until: string | null
    lead_days: number | null
    incoterm: 'EXW' | 'FCA' | 'FOB' | 'CFR' | 'CIF' | null
    basis_place: string | null
    deposit_percent: number | null
    wanted_on: string | null
    port: string | null
    notes: string | null
    notes_language: 'en' | 'so' | 'tr' | 'ar' | null
    total_cents: bigint | null
    created_at: Generated<Timestamp>
    choices: Generated<Json>
  }
  quotes: {
    id: string
    number: Generated<string>
    customer_id: string
    supplier_id: string
    requested_by: string
    customer_company: string
    customer_city: string
    supplier_name: string
    state: Generated<'requested' | 'offered' | 'countered' | 'ordered' | 'withdrawn' | 'declined' | 'expired' | 'closed'>
    reason: string | null
    version: number
    line_count: number
    total_cents: bigint | null
    answer_by: string
    customer_versions: number
    supplier_versions: Generated<number>
    created_at: Generated<Timestamp>
    claim_asked: Generated<boolean>
  }
  rate_limits: {
    key: string
    points: Generated<number>
    expire: bigint | null
  }
  ratings: {
    id: string
    order_id: string
    customer_id: string
    supplier_id: string
    rated_by: string
    stars: number
    words: string | null
    language: 'en' | 'so' | 'tr' | 'ar'
    created_at: Generated<Timestamp>
    changed_at: Timestamp | null
    answer: string | null
    answer_language: 'en' | 'so' | 'tr' | 'ar' | null
    answered_by: string | null
    answered_at: Timestamp | null
    words_hidden: string | null
    answer_hidden: string | null
  }
  sales_figures: {
    company_id: string
    kind: 'all' | 'product' | 'category' | 'city' | 'customer'
    key: string
    grain: 'day' | 'month'
    starts_on: string
    orders: Generated<bigint>
    cents: Generated<bigint>
    new_customers: Generated<bigint>
    views: Generated<bigint>
    carts: Generated<bigint>
    kept: Generated<bigint>
    late: Generated<bigint>
    desk_kept: Generated<bigint>
    desk_late: Generated<bigint>
  }
  saved_views: {
    id: string
    person_id: string
    page: '/admin/orders' | '/admin/reviews' | '/admin/suppliers' | '/admin/users' | '/supplier/orders' | '/supplier/products'
    name: string
    query: string
    created_at: Generated<Timestamp>
  }
  search_words: {
    word: string
    languages: string[]
    bases: string[]
  }
  sessions: {
    id: string
    user_id: string
    token_hash: Buffer
    user_agent: Generated<string>
    created_at: Generated<Timestamp>
    last_seen_at: Generated<Timestamp>
    expires_at: Timestamp
    reauthenticated_at: Timestamp | null
  }
  settings: {
    user_id: string
    email_notifications: Generated<boolean>
    order_updates: Generated<boolean>
    promotions: Generated<boolean>
    profile_visible: Generated<boolean>
    order_history: Generated<boolean>
    new_orders: Generated<boolean>
    new_users: Generated<boolean>
    new_feedback: Generated<boolean>
    system_alerts: Generated<boolean>
  }
  shown_ratings: {
    id: string
    supplier_id: string
    stars: number
    words: string | null
    language: 'en' | 'so' | 'tr' | 'ar'
    city: string
    answer: string | null
    answer_language: 'en' | 'so' | 'tr' | 'ar' | null
    created_at: Timestamp
  }
  site_figures: {
    id: Generated<boolean>
    products: Generated<number>
    suppliers: Generated<number>
    verified: Generated<number>
    counted_at: Generated<Timestamp>
  }
  sitemap_parts: {
    kind: 'products' | 'suppliers'
    number: number
    from_id: string
  }
  stock_balances: {
    product_id: string
    supplier_id: string
    balance: number
  }
  stock_movements: {
    id: Generated<bigint>
    product_id: string
    supplier_id: string
    kind: 'counted' | 'ordered' | 'returned'
    quantity: number
    made_by: string | null
    created_at: Generated<Timestamp>
    order_id: string | null
  }
  supplier_changes: {
    id: string
    supplier_id: string
    name: string
    legal_name: string | null
    registry_number: string | null
    tax_number: string | null
    city: string
    country: string
    state: Generated<'waiting' | 'accepted' | 'refused'>
    reason: string | null
    proposed_by: string
    decided_by: string | null
    decided_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  supplier_papers: {
    id: string
    supplier_id: string
    kind: 'registry' | 'tax' | 'signatures' | 'chamber' | 'other'
    expires_on: string | null
    file: string
    file_name: string
    type: 'application/pdf' | 'image/webp'
    bytes: number
    sent_by: string
    created_at: Generated<Timestamp>
  }
  supplier_private: {
    supplier_id: string
    tax_number: string | null
    phone: string | null
    address: string | null
    prices_asked_at: Timestamp | null
    email_shown: Generated<'account' | 'other' | 'hidden'>
    business_email: string | null
    fee_hundredths: number | null
  }
  suppliers: {
    id: string
    name: string
    city: Generated<string>
    country: Generated<string>
    description: Generated<string>
    business_email: string | null
    verified_until: Timestamp | null
    created_at: Generated<Timestamp>
    legal_name: string | null
    registry_number: string | null
    logo: Json | null
    stripe: Generated<number>
    active: Generated<boolean>
    listed_products: Generated<number>
    verified_at: Timestamp | null
    verified_checks: Generated<string[]>
    rating_count: Generated<number>
    rating_sum: Generated<number>
    prices_after_sign_in: Generated<boolean>
  }
  synonyms: {
    id: string
    words: string[]
    folded: string[]
  }
  text_messages: {
    id: string
    user_id: string
    channel: 'whatsapp' | 'sms'
    number: string
    language: 'en' | 'so' | 'tr' | 'ar'
    template: 'notice' | 'code'
    arguments: Json | null
    state: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'unknown'>
    tries: Generated<number>
    last_error: string | null
    created_at: Generated<Timestamp>
    sent_at: Timestamp | null
  }
  text_numbers: {
    user_id: string
    channel: 'whatsapp' | 'sms'
    number: string
    code_hmac: Buffer | null
    code_until: Timestamp
    tries: Generated<number>
    agreed_at: Timestamp | null
    ended_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  translation_memory: {
    from_language: 'en' | 'so' | 'tr' | 'ar'
    to_language: 'en' | 'so' | 'tr' | 'ar'
    source: string
    target: string
    updated_at: Generated<Timestamp>
  }
  user_directory: {
    id: string
    role: 'none' | 'customer' | 'supplier' | 'admin'
    suspended: boolean
    company_id: string | null
    last_seen_at: Timestamp | null
    search: string
    created_at: Timestamp
  }
  user_roles: {
    user_id: string
    role: 'customer' | 'supplier' | 'admin'
    set_by: string | null
    set_at: Generated<Timestamp>
  }
  verifications: {
    id: string
    supplier_id: string
    state: 'submitted' | 'in_review' | 'verified' | 'changes_requested' | 'rejected' | 'expired' | 'suspended'
    checks: Generated<string[]>
    reason: string | null
    valid_until: Timestamp | null
    decided_by: string | null
    created_at: Generated<Timestamp>
  }
  voices: {
    id: string
    name: string
    role: 'customer' | 'supplier' | 'admin'
    rating: number
    message: string
    language: 'en' | 'so' | 'tr' | 'ar'
    shown_at: Generated<Timestamp>
  }
  waiting_refunds: {
    id: string
    order_id: string
    customer_id: string
    supplier_id: string
    amount_cents: bigint
    way: 'bank' | 'hawala' | 'wallet'
    reference: string
    paid_on: string
    state: Generated<'waiting' | 'confirmed' | 'withdrawn'>
    proposed_by: string
    due_at: Timestamp | null
    decided_by: string | null
    decided_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  webhook_deliveries: {
    id: string
    webhook_id: string
    company_id: string
    kind: string
    change: string
    subject_id: string
    created_at: Generated<Timestamp>
    state: Generated<'waiting' | 'delivered' | 'set_aside'>
    begun_at: Generated<Timestamp>
    tries: Generated<number>
    last_try_at: Timestamp | null
    next_try_at: Timestamp | null
    outcome: string | null
  }
  webhooks: {
    id: string
    company_id: string
    user_id: string
    url: string
    kinds: string[]
    secret: Buffer
    created_at: Generated<Timestamp>
    last_taken_at: Timestamp | null
    failures: Generated<number>
    rests_until: Timestamp | null
    told_at: Timestamp | null
    switched_off_at: Timestamp | null
  }
  wishlists: {
    id: string
    user_id: string
    product_id: string
    product_name: string
    product_description: string
    product_language: 'en' | 'so' | 'tr' | 'ar'
    product_price_cents: bigint
    product_unit: 'piece' | 'pair' | 'set' | 'dozen' | 'carton' | 'sack' | 'roll' | 'kg' | 'litre' | 'm' | 'm2' | 'm3'
    product_image: Json | null
    product_category: 'food' | 'textiles' | 'electronics' | 'construction' | 'home' | 'fashion' | 'beauty' | 'other' | 'medical'
    in_stock: boolean
    tell_when_back: Generated<boolean>
    created_at: Generated<Timestamp>
    removed_at: Timestamp | null
  }
  worker_beats: {
    worker_id: string
    beat_at: Generated<Timestamp>
  }
}

/** What `fx.<name>` gives back, for the letter of that name. */
export interface LetterRows {
  application_letter: {
    itemId: string
    companyName: string
    category: string
    contactPerson: string
    email: string
    phone: string
    address: string
    productDescription: string
    files: number
  }
  contact_letter: {
    itemId: string
    name: string
    email: string
    message: string
  }
  inquiry_letter: {
    orderId: string
    number: string
    customerName: string
    customerEmail: string
    productName: string
    message: string
  }
  invitation_letter: {
    role: string
    inviterName: string
  }
  need_letter: {
    itemId: string
    name: string
    email: string
    what: string
  }
  order_letter: {
    number: string
    customerName: string
    customerEmail: string
    supplierName: string
    productName: string
    furtherProducts: number
    quantity: number
    totalCents: bigint
    incoterm: string
    place: string
    notes: string
    depositCents: bigint
    depositDays: number
    ways: string
  }
  reply_letter: {
    kind: string
    body: string
    deskName: string
    number: string
    orderId: string
    question: string
    thread: string
    inbox: string
  }
}
