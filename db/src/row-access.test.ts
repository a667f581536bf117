import { tried } from '@ticarum/contract/testing/tried'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { testDatabase } from './testing/database.ts'
import { type RowPersona, seedPersonas } from './testing/personas.ts'
import {
  type AccessRow,
  type AccessTable,
  type Reach,
  reach,
  readTables,
  type Verb,
  verbs,
} from './testing/row-access.ts'
import { inTransaction } from './transaction.ts'

/**
 * Who reaches which rows, straight in SQL as the application's role (admins: after `set local role app_admin`).
 *   none     the statement runs and finds nothing         own   rows of this person (or of this visit)
 *   company  rows of this person's company                desk  rows of no company: the trading company's own
 *   shown    rows of this company that are for suppliers  acted rows of this company by somebody in this role
 *   side     rows of conversations with the desk as a side  unsent  rows that were not sent yet
 *   all      every row                                    refused  the role may not even try
 * A verb without a line is refused to everybody; `-` says so for a whole table. The last part names the columns:
 * what a role may write stays a list, so that a new column is closed until somebody opens it; what differs for admins
 * stands behind a bar. Columns that do not fit stand on the lines below.
 */
const ACCESS = `
table                 verb    visitor  customer  colleague  supplier  admin    roleless  system   columns
accounts              select  none     own       own        own       all      own       none     *
accounts              insert  none     own       own        own       refused  own       none     id, email, language
accounts              update  none     own       own        own       own      own       none
    phone, address, language, language_chosen, currency | language, language_chosen
account_exports       select  none     own       own        own       own      own       none     *
account_exports       insert  none     own       own        own       own      own       none
    id, made_by, name, created_at
actor_keys            -
api_tokens            select  none     company   none       company   refused  none      none     * but token_hash
api_tokens            delete  none     company   none       company   refused  none      none     *
addresses             select  none     company   company    none      all      none      none     *
addresses             insert  none     company   company    none      refused  none      none
    id, customer_id, street, city, state, postal_code, country, phone, port, used_at
addresses             update  none     company   company    none      refused  none      none     phone, port, used_at
addresses             delete  none     company   company    none      refused  none      none     *
application_files     select  refused  refused   refused    refused   all      refused   refused  *
application_files     insert  all      none      none       none      refused  none      none
    id, file, file_name, type, bytes, created_at
applications          select  refused  refused   refused    refused   all      refused   refused  *
applications          insert  all      none      none       none      refused  none      none
    id, company_name, category, contact_person, email, phone, address, product_description, language, created_at
audit_log             select  refused  refused   refused    refused   all      refused   refused  *
bulk_acts             select  none     own       own        own       own      own       none     *
bulk_acts             insert  none     own       own        own       own      own       none
    id, made_by, kind, items, created_at
bulk_acts             update  none     own       own        own       own      own       none     items, undone
cart_lines            select  none     company   company    none      refused  none      none     *
cart_lines            insert  none     company   company    none      refused  none      none
    customer_id, product_id, supplier_id, quantity, breakdown, price_seen_cents, seen_at, name, language, added_by
cart_lines            update  none     company   company    none      refused  none      none
    quantity, breakdown, price_seen_cents, seen_at, name, language, added_by
cart_lines            delete  none     company   company    none      refused  none      none     *
companies             select  none     company   company    company   all      none      none     *
company_settings      select  all      all       all        all       all      all       all      *
company_settings      update  refused  refused   refused    refused   all      refused   refused
    publish_at_once, incoterm, basis_place, deposit_percent, deposit_days, money_terms, container20_cm3,
    container20_grams, container40_cm3, container40_grams, legal_name, legal_address, tax_number, phone, whatsapp,
    updated_at, updated_by
contact_messages      select  refused  refused   refused    refused   all      refused   refused  *
contact_messages      insert  all      none      none       none      refused  none      none
    id, name, email, message, language, created_at
content_sections      select  all      all       all        all       all      all       all
    section_key, language, content | *
content_sections      update  refused  refused   refused    refused   all      refused   refused
    content, version, updated_at, updated_by
content_versions      select  refused  refused   refused    refused   all      refused   refused  *
content_versions      insert  refused  refused   refused    refused   all      refused   refused  *
conversations         select  none     company   company    company   side     none      none     *
conversation_readers  select  none     own       own        own       refused  none      none     *
inbox_items           select  refused  refused   refused    refused   all      refused   refused  *
inbox_items           update  refused  refused   refused    refused   all      refused   refused
    state, assignee_id, answered_at, updated_by, updated_at
inbox_notes           select  refused  refused   refused    refused   all      refused   refused  *
inbox_notes           insert  refused  refused   refused    refused   own      refused   refused
    id, item_id, author_id, author_name, body
invoice_records       select  refused  refused   refused    refused   all      refused   refused  *
member_prices         select  none     all       all        all       all      all       none     *
message_files         select  none     company   company    company   side     none      none     *
message_reports       select  refused  refused   refused    refused   all      refused   refused  *
messages              select  none     company   company    company   side     none      none     *
messages              insert  refused  refused   refused    refused   own      refused   refused
    id, conversation_id, side, sender_id, sender_name, body, mail_id
missed_searches       select  refused  refused   refused    refused   all      refused   refused  *
need_pictures         select  refused  refused   refused    refused   all      refused   refused  *
need_pictures         insert  all      none      none       none      refused  none      none
    id, file, bytes, created_at
need_quotes           select  refused  refused   refused    refused   all      refused   refused  *
need_quotes           update  refused  refused   refused    refused   unsent   refused   refused  sent_at
needs                 select  refused  refused   refused    refused   all      refused   refused  *
needs                 insert  desk     own       own        none      refused  none      none
    id, what, quantity, port, language, customer_id, person_id, name, email, created_at
site_figures          select  all      all       all        all       all      all       all      *
listing_rounds        select  all      all       all        all       all      all       all      *
sitemap_parts         select  all      all       all        all       all      all       all      *
currency_rates        select  all      all       all        all       all      all       all      *
currency_rates        insert  refused  refused   refused    refused   all      refused   refused  *
currency_rates        update  refused  refused   refused    refused   all      refused   refused
    millionths, rate_on, updated_at, updated_by
currency_rates        delete  refused  refused   refused    refused   all      refused   refused  *
credentials           insert  none     own       own        own       refused  own       none     user_id, password_hash
customers             select  none     company   company    none      all      none      none     *
customers             update  none     company   company    none      refused  none      none
    name, city, legal_name, address, tax_number
deal_links            select  none     company   company    company   all      none      none     * but token_hash
deal_links            insert  none     own       none       none      none     none      none
    id, quote_id, number, customer_id, supplier_id, token_hash, created_by, created_at
deal_links            update  none     company   company    company   all      none      none     revoked_at
email_confirmations   select  none     own       own        own       own      own       none
    user_id, email, session_id
event_drafts          -
event_streams         select  none     heard     heard      heard     heard    heard     none     *
events                select  none     heard     heard      heard     heard    heard     none     *
feedback              select  none     own       own        own       all      own       none     *
feedback              update  refused  refused   refused    refused   all      refused   refused
    status, decided_by, decided_at
idempotency_keys      select  own      own       own        own       own      own       none     *
idempotency_keys      insert  own      own       own        own       own      own       none     *
idempotency_keys      update  own      own       own        own       own      own       none     answer
image_originals       select  none     none      none       company   all      none      none     *
image_originals       insert  none     none      none       company   all      none      none     *
import_pictures       select  none     none      none       company   all      none      none     *
import_pictures       insert  none     none      none       company   refused  none      none
    import_id, number, supplier_id, file, stored, problem
import_pictures       update  none     none      none       company   refused  none      none
    readings, stored, article_code, position, image, problem
import_pictures       delete  none     none      none       company   refused  none      none     *
import_rows           select  none     none      none       company   all      none      none     *
import_rows           insert  none     none      none       company   refused  none      none
    import_id, row_number, supplier_id, article_code, name, action, product_id, cells, changes, prices, large,
    rounded, problems, pictures
import_rows           update  none     none      none       company   refused  none      none
    product_id, problems, outcome, applied_at
import_rows           delete  none     none      none       company   refused  none      none     *
imports               select  none     none      none       company   all      none      none     *
imports               insert  none     none      none       company   refused  none      none
    id, supplier_id, made_by, file_name, file, language, created_at
imports               update  none     none      none       company   refused  none      none
    state, problem, problem_at, notes, unknown_columns, total, refused, applied, readings, round, applied_at
activity_deltas       select  none     none      none       company   all      none      none     *
invitations           select  none     company   none       company   all      none      none     * but token_hash
invitations           insert  none     own       none       own       own      none      none
    id, email, role, company_id, language, token_hash, invited_by, expires_at, mail_id | id, email, role, company_id,
    language, token_hash, invited_by, expires_at, mail_id, application_id
invitations           update  none     company   none       company   desk     none      none
    revoked_at, replaced_at
late_tellings         -
link_tokens           -
listing_images        select  all      all       all        all       all      all       all      *
listing_texts         select  all      all       all        all       all      all       all      *
listings              select  all      all       all        all       all      all       all      *
mail_arguments        -
mail_log              select  refused  refused   refused    refused   all      refused   refused  *
mail_refusals         select  none     own       own        own       all      own       none     *
migrations.functions -
migrations.migrations -
notification_choices  select  none     own       own        own       own      own       none     *
notification_choices  insert  none     own       own        own       own      own       none     *
notification_choices  update  none     own       own        own       own      own       none
    by_mail, daily, by_push
notifications         select  none     own       own        own       own      own       none     *
notifications         update  none     own       own        own       own      own       none     read_at
oauth_accounts        -
outbox                -
company_private       select  refused  refused   refused    refused   all      refused   refused  *
company_private       update  refused  refused   refused    refused   all      refused   refused  fee_hundredths, inbox
order_amendment_lines  select  none     company   company    company   all      none      none     *
order_amendments      select  none     company   company    company   all      none      none     *
order_counts          select  none     company   company    company   all      none      none     *
order_deltas          select  none     company   company    company   all      none      none     *
order_events          select  none     company   company    shown     all      none      none     *
order_events          insert  none     acted     acted      none      acted    none      none
    id, order_id, customer_id, supplier_id, kind, actor_role, actor_name, details, created_at
order_exports         select  none     none      none       own       own      none      none     *
order_exports         insert  none     none      none       own       own      none      none
    id, made_by, language, format, role, filter, name, created_at
order_exports         update  none     none      none       own       own      none      none
    state, total, written, parts, last_at, last_id
order_fees            select  none     none      none       company   all      none      none     *
order_lines           select  none     company   company    company   all      none      none     *
order_lines           insert  none     company   company    none      refused  none      none     * but version
order_links           select  none     company   company    company   all      none      none     * but token_hash
order_links           insert  none     own       none       none      none     none      none
    id, order_id, customer_id, supplier_id, token_hash, created_by, created_at
order_links           update  none     company   company    company   all      none      none     revoked_at
order_notes           select  refused  refused   refused    refused   all      refused   refused  *
order_notes           insert  refused  refused   refused    refused   all      refused   refused  *
order_notes           update  refused  refused   refused    refused   all      refused   refused
    assignee_id, notes, follow_up_on, updated_by, updated_at
order_pictures        select  none     company   company    company   all      none      none     *
order_pictures        insert  none     company   company    none      refused  none      none
    id, order_id, customer_id, supplier_id, name, widths, width, height, thumbhash, created_at
order_pictures        update  none     company   company    none      refused  none      none     event_id
orders                select  none     company   company    company   all      none      none
    * but search, proof_sent_at, payment_stage, due_on | *
orders                insert  none     own       none       none      refused  none      none
    id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email, customer_phone,
    supplier_name, shipping_address, shipping_city, shipping_state, shipping_country, shipping_postal_code, port, notes,
    quantity, line_count, total_cents, deposit_cents, deposit_days, incoterm, basis_place, terms_version, money_terms,
    created_at, search, quote_id, quote_version, choices, sample
orders                update  none     company   company    company   all      none      none
    status, shipping_status, shipping_reason, tracking_number, shipping_carrier, answer, answered_at, ready_on,
    received_at, problem_at | status, status_reason, kept_cents, shipping_status, shipping_reason, tracking_number,
    shipping_carrier
passkey_challenges    select  none     own       own        own       own      own       none     * but token_hash
passkey_challenges    insert  none     own       own        own       own      own       none
    user_id, purpose, challenge, expires_at
passkey_challenges    update  none     own       own        own       own      own       none     challenge, expires_at
passkey_challenges    delete  none     own       own        own       own      own       none     *
passkeys              select  none     own       own        own       all      own       none     *
passkeys              insert  none     own       own        own       own      own       none
    id, user_id, credential_id, public_key, counter, transports, name, created_at
passkeys              delete  none     own       own        own       all      own       none     *
payment_entries       select  none     company   company    none      all      none      none     *
payment_entries       insert  none     own       none       none      none     none      none
    id, order_id, customer_id, supplier_id, kind, amount_cents, way, reference, paid_on, made_by, created_at | *
payment_proofs        select  none     company   company    none      all      none      none     *
payment_proofs        insert  none     own       none       none      refused  none      none     *
payment_way_changes   select  refused  refused   refused    refused   all      refused   refused  *
payment_ways          select  none     all       all        none      all      none      none     *
payout_details        select  none     none      none       company   all      none      none     *
people                select  none     company   company    company   all      own       none     *
people                insert  none     own       own        own       refused  own       none     id, full_name
people                update  none     own       own        own       own      own       none     full_name
ports                 select  all      all       all        all       all      all       all      *
ports                 insert  refused  refused   refused    refused   all      refused   refused  *
ports                 update  refused  refused   refused    refused   all      refused   refused
    name, country, cities, active, position
product_images        select  none     none      none       company   all      none      none     *
product_images        insert  none     none      none       company   all      none      none     *
product_images        update  none     none      none       company   all      none      none     product_id, position
product_revisions     select  none     none      none       company   all      none      none     *
product_revisions     insert  none     none      none       company   all      none      none     *
product_revisions     update  none     none      none       company   all      none      none
    state, proposed, reason, decided_by, decided_at
product_texts         select  none     none      none       company   all      none      none     *
product_texts         insert  none     none      none       company   all      none      none     *
product_texts         update  none     none      none       company   all      none      none
    name, description, by_company, updated_at
product_texts         delete  none     none      none       company   all      none      none     *
products              select  none     none      none       company   all      none      none     *
products              insert  none     none      none       company   all      none      none     * but used
products              update  none     none      none       company   all      none      none
    article_code, status, reason, original_language, price_cents, price_confirmed_at, tiers, minimum, made_to_order,
    lead_days, category, country, city, origin, unit, pieces_per_unit, incoterm, basis_place, customs_code,
    details, submitted_at, listed_at, updated_at
products              delete  none     none      none       company   all      none      none     *
push_subscriptions    select  none     own       own        own       own      own       none
    session_id, user_id, created_at
push_subscriptions    delete  none     own       own        own       own      own       none     *
quote_claims          select  none     company   company    none      all      none      none     *
quote_contacts        select  refused  refused   refused    refused   all      refused   refused  *
quote_events          select  none     company   company    company   all      none      none     *
quote_lines           select  none     company   company    company   all      none      none     *
quote_versions        select  none     company   company    company   all      none      none     *
quotes                select  none     company   company    company   all      none      none     *
quotes                update  none     company   company    company   refused  none      none     state, reason
rate_limits           select  all      all       all        all       refused  all       all      *
rate_limits           insert  all      all       all        all       refused  all       all      *
rate_limits           update  all      all       all        all       refused  all       all      *
rate_limits           delete  all      all       all        all       refused  all       all      *
ratings               select  none     company   company    company   all      none      none     *
ratings               insert  none     own       none       none      refused  none      none
    id, order_id, customer_id, supplier_id, rated_by, stars, words, language
ratings               update  none     company   company    company   all      none      none
    stars, words, language, changed_at, answer, answer_language, answered_by, answered_at | words_hidden, answer_hidden
sales_figures         select  none     none      none       company   all      none      none     *
search_words          select  all      all       all        all       all      all       all      *
sessions              select  none     own       own        own       own      own       none     * but token_hash
sessions              delete  none     own       own        own       own      own       none     *
saved_views           select  none     own       own        own       own      own       none     *
saved_views           insert  none     own       own        own       own      own       none     *
saved_views           update  none     own       own        own       own      own       none     name
saved_views           delete  none     own       own        own       own      own       none     *
settings              select  none     own       own        own       own      own       none     *
settings              insert  none     own       own        own       own      own       none
    user_id, email_notifications, order_updates, promotions, profile_visible, order_history | user_id, new_orders,
    new_users, new_feedback, system_alerts
settings              update  none     own       own        own       own      own       none
    email_notifications, order_updates, promotions, profile_visible, order_history | new_orders, new_users,
    new_feedback, system_alerts
stock_balances        select  none     none      none       company   all      none      none     *
stock_movements       select  none     none      none       company   all      none      none     *
supplier_private      select  none     none      none       company   all      none      none     *
supplier_private      update  none     none      none       company   all      none      none
    tax_number, phone, address, email_shown, business_email | phone, address, fee_hundredths
supplier_changes      select  none     none      none       company   all      none      none     *
supplier_papers       select  none     none      none       company   all      none      none     *
supplier_papers       insert  none     none      none       own       refused  none      none     *
supplier_papers       delete  none     none      none       company   refused  none      none     *
suppliers             select  all      all       all        all       all      all       all      *
suppliers             update  none     none      none       company   all      none      none
    name, city, country, description, business_email, legal_name, registry_number, logo,
    prices_after_sign_in | description, business_email, logo, active, verified_at, verified_until, verified_checks
synonyms              select  all      all       all        all       all      all       all      *
synonyms              insert  refused  refused   refused    refused   all      refused   refused  *
synonyms              update  refused  refused   refused    refused   all      refused   refused  words, folded
synonyms              delete  refused  refused   refused    refused   all      refused   refused  *
text_messages         -
shown_ratings         select  all      all       all        all       all      all       all      *
text_numbers          select  none     own       own        own       own      own       none
    user_id, channel, number, agreed_at, ended_at
user_directory        select  refused  refused   refused    refused   all      refused   refused  *
user_roles            select  none     own       own        own       all      none      none     *
user_roles            insert  none     own       own        own       refused  none      none     user_id, role
translation_memory    select  refused  refused   refused    refused   all      refused   refused  *
translation_memory    insert  refused  refused   refused    refused   all      refused   refused  *
translation_memory    update  refused  refused   refused    refused   all      refused   refused  target, updated_at
verifications         select  none     none      none       company   all      none      none     *
verifications         insert  none     none      none       company   own      none      none
    id, supplier_id, state | *
voices                select  all      all       all        all       all      all       all      *
voices                delete  refused  refused   refused    refused   all      refused   refused  *
waiting_refunds       select  refused  refused   refused    refused   all      refused   refused  *
webhook_deliveries    select  none     company   none       company   refused  none      none     *
webhooks              select  none     company   none       company   refused  none      none
    id, company_id, user_id, url, kinds, created_at, last_taken_at, failures, switched_off_at
webhooks              delete  none     company   none       company   refused  none      none     *
wishlists             select  none     own       own        none      refused  none      none     *
wishlists             insert  none     own       own        none      refused  none      none     * but removed_at
wishlists             update  none     own       own        none      refused  none      none
    id, product_name, product_description, product_language, product_price_cents, product_unit, product_image,
    product_category, in_stock, tell_when_back, created_at, removed_at
wishlists             delete  none     own       own        none      refused  none      none     *
worker_beats          -
`

/** The columns that say whose a row is: a person's or visitor's, and a company's. */
const WHOSE: Record<string, { own?: string; company?: string | string[] }> = {
  account_exports: { own: 'made_by' },
  accounts: { own: 'id' },
  activity_deltas: { company: 'supplier_id' },
  sales_figures: { company: 'company_id' },
  order_amendment_lines: { company: ['customer_id', 'supplier_id'] },
  order_amendments: { company: ['customer_id', 'supplier_id'] },
  order_counts: { company: 'company_id' },
  order_deltas: { company: ['customer_id', 'supplier_id'] },
  order_events: { company: ['customer_id', 'supplier_id'] },
  order_exports: { own: 'made_by' },
  order_fees: { company: 'supplier_id' },
  order_lines: { company: ['customer_id', 'supplier_id'] },
  order_links: { own: 'created_by', company: ['customer_id', 'supplier_id'] },
  order_pictures: { company: ['customer_id', 'supplier_id'] },
  orders: { own: 'placed_by', company: ['customer_id', 'supplier_id'] },
  deal_links: { own: 'created_by', company: ['customer_id', 'supplier_id'] },
  quote_claims: { own: 'claimed_by', company: 'company_id' },
  quote_events: { company: ['customer_id', 'supplier_id'] },
  quote_lines: { company: ['customer_id', 'supplier_id'] },
  quote_versions: { company: ['customer_id', 'supplier_id'] },
  quotes: { company: ['customer_id', 'supplier_id'] },
  payment_entries: { own: 'made_by', company: 'customer_id' },
  payment_proofs: { own: 'sent_by', company: 'customer_id' },
  ratings: { own: 'rated_by', company: ['customer_id', 'supplier_id'] },
  addresses: { company: 'customer_id' },
  cart_lines: { company: 'customer_id' },
  companies: { company: 'id' },
  credentials: { own: 'user_id' },
  email_confirmations: { own: 'user_id' },
  push_subscriptions: { own: 'user_id' },
  api_tokens: { own: 'user_id', company: 'company_id' },
  webhook_deliveries: { company: 'company_id' },
  webhooks: { own: 'user_id', company: 'company_id' },
  text_numbers: { own: 'user_id' },
  customers: { company: 'id' },
  feedback: { own: 'user_id' },
  idempotency_keys: { own: 'scope' },
  inbox_notes: { own: 'author_id' },
  conversation_readers: { own: 'user_id' },
  conversations: { company: ['customer_id', 'supplier_id'] },
  message_files: { company: ['customer_id', 'supplier_id'] },
  messages: { own: 'sender_id', company: ['customer_id', 'supplier_id'] },
  mail_refusals: { own: 'person_id' },
  needs: { own: 'person_id', company: 'customer_id' },
  invitations: { own: 'invited_by', company: 'company_id' },
  notification_choices: { own: 'user_id' },
  notifications: { own: 'user_id' },
  passkey_challenges: { own: 'user_id' },
  passkeys: { own: 'user_id' },
  payout_details: { company: 'supplier_id' },
  people: { own: 'id', company: 'company_id' },
  sessions: { own: 'user_id' },
  settings: { own: 'user_id' },
  supplier_changes: { company: 'supplier_id' },
  supplier_papers: { own: 'sent_by', company: 'supplier_id' },
  supplier_private: { company: 'supplier_id' },
  suppliers: { company: 'id' },
  user_roles: { own: 'user_id' },
  image_originals: { company: 'supplier_id' },
  import_pictures: { company: 'supplier_id' },
  import_rows: { company: 'supplier_id' },
  imports: { company: 'supplier_id' },
  product_images: { company: 'supplier_id' },
  product_revisions: { company: 'supplier_id' },
  product_texts: { company: 'supplier_id' },
  products: { company: 'supplier_id' },
  stock_balances: { company: 'supplier_id' },
  stock_movements: { company: 'supplier_id' },
  bulk_acts: { own: 'made_by' },
  saved_views: { own: 'person_id' },
  wishlists: { own: 'user_id' },
  verifications: { own: 'decided_by', company: 'supplier_id' },
}

interface Line {
  table: string
  verb: string
  cells: Record<string, string>
  columns: string
}

function parse(text: string): Line[] {
  const [head = [], ...rows] = text
    .trim()
    .replaceAll(/(,?)\n {4}/g, (_, comma) => (comma ? ', ' : '  '))
    .split('\n')
    .map((line) => line.split(/\s{2,}| (?=-$)/))
  return rows.map(([table = '', verb = '', ...rest]) => ({
    table,
    verb,
    cells: Object.fromEntries(head.slice(2, -1).map((kind, i) => [kind, rest[i] ?? ''])),
    columns: rest.at(-1) ?? '',
  }))
}

const lines = parse(ACCESS)
const lineOf = (table: string, verb: Verb) => lines.find((line) => line.table === table && line.verb === verb)

const database = await testDatabase()
const personas = await seedPersonas(database)
const tables = await readTables(database.owner)

/** The audience of events for all admins. */
const DESK = '00000000-0000-0000-0000-000000000000'

/** Each word of the matrix as a set of rows, so that a cell is compared row by row. */
function meanings(table: AccessTable, { actor }: RowPersona): Record<string, Set<string>> {
  const { own = '', company = '' } = WHOSE[table.name] ?? {}
  const keys = (belongs: (values: AccessRow['values']) => boolean) =>
    new Set(table.rows.filter(({ values }) => belongs(values)).map(({ key }) => key))
  return {
    none: new Set(),
    own: keys(
      (values) => own !== '' && [actor.userId, actor.scope || null].includes((values[own] as string | null) ?? ''),
    ),
    company: keys(
      (values) => actor.companyId !== null && [company].flat().some((column) => values[column] === actor.companyId),
    ),
    shown: keys(
      (values) => actor.companyId !== null && values.supplier_id === actor.companyId && values.for_supplier === true,
    ),
    acted: keys(
      (values) =>
        values.actor_role === actor.role &&
        (actor.admin || [company].flat().some((column) => values[column] === actor.companyId)),
    ),
    heard: keys(({ audience }) => [actor.userId, actor.admin ? DESK : actor.companyId].includes(audience as string)),
    desk: keys((values) => typeof company === 'string' && company !== '' && values[company] === null),
    unsent: keys(({ sent_at }) => sent_at === null),
    side: keys(({ kind, desk_reads }) => (table.name === 'conversations' ? kind !== 'chat' : desk_reads === true)),
    all: keys(() => true),
  }
}

const same = (a: Set<string>, b: Set<string>) => a.size === b.size && a.isSubsetOf(b)

/** The words that describe the rows found; an empty 'own' or 'company' is called 'none'. */
function describe(table: AccessTable, persona: RowPersona, found: Reach): string[] {
  if (found === 'refused') return ['refused']
  if (found.size === 0) return ['none']
  const words = Object.entries(meanings(table, persona)).filter(([, rows]) => same(rows, found))
  return words.length > 0 ? words.map(([word]) => word) : [`${found.size} of ${table.rows.length} rows`]
}

test.each(tables)('$name: every persona reaches what is promised, and no more', async (table) => {
  expect(
    lines.some((line) => line.table === table.name),
    `${table.name} has no line in ACCESS`,
  ).toBe(true)
  expect(table.rows.length, `${table.name} has no row that could leak: seed one`).toBeGreaterThan(0)
  tried('row', verbs.length * personas.length)
  const surprises: string[] = []
  for (const verb of verbs) {
    for (const persona of personas) {
      const promised = lineOf(table.name, verb)?.cells[persona.kind] ?? 'refused'
      const found = describe(table, persona, await reach(database.app, database.owner, persona.actor, table, verb))
      if (!found.includes(promised))
        surprises.push(
          `${table.name}: ${verb} as ${persona.name} should reach ${promised}, reaches ${found.join(' = ')}`,
        )
    }
  }
  expect(surprises).toEqual([])
})

test.each(tables)('$name: each role may use the listed columns', (table) => {
  const all = Object.keys(table.rows[0]?.values ?? {})
  for (const verb of ['select', 'insert', 'update'] as const) {
    const { columns = '', cells = {} } = lineOf(table.name, verb) ?? {}
    const [forApp = '', forAdmins = forApp] = columns.split(' | ')
    for (const [role, named] of [
      ['app', forApp],
      ['app_admin', forAdmins],
    ] as const) {
      const [, but = ''] = named.match(/^\* but (.+)$/) ?? []
      const names = named.split(', ').filter(Boolean)
      const listed = named.startsWith('*') ? all.filter((column) => !but.split(', ').includes(column)) : names
      const used = Object.entries(cells).some(
        ([kind, word]) => word !== 'refused' && (kind === 'admin') === (role === 'app_admin'),
      )
      expect(table.columns(role, verb).sort(), `${table.name}: columns that ${role} may ${verb}`).toEqual(
        used ? listed.sort() : [],
      )
    }
  }
})

test('every line names a table, and no table, verb or persona is missing', () => {
  expect(lines.map(({ table }) => table).filter((name) => !tables.some((table) => table.name === name))).toEqual([])
  expect(tables.length * verbs.length * personas.length).toBeGreaterThanOrEqual(22 * 4 * 12)
})

test('an admin writes in a conversation of which the desk is a side, and in no chat', async () => {
  const actor = personas.find(({ kind }) => kind === 'admin')?.actor
  if (!actor) throw new Error('seeded above')
  const { rows } = await database.owner.query<{ kind: string; id: string }>(
    "select kind, id from conversations where kind in ('contact', 'chat')",
  )
  const written = ({ id }: { id: string }) =>
    inTransaction(database.app, actor, (tx) =>
      tx.sql(
        `insert into messages (id, conversation_id, side, sender_id, sender_name, body)
          values ($1, $2, 'desk', $3, 'Elif', 'From the desk.')`,
        [newId(), id, actor.userId],
      ),
    )
  for (const talk of rows)
    if (talk.kind === 'chat') await expect(written(talk)).rejects.toThrow('row-level security')
    else await written(talk)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['contact', 'chat']))
})

/** The probe itself is tested with a leak of each kind, including blind changes of rows that an actor may not read. */
test.each([
  ['accounts', 'select', 'using (true)'],
  ['notification_choices', 'insert', 'with check (true)'],
  ['people', 'update', 'using (true)'],
  ['sessions', 'delete', 'using (true)'],
] as const)('a policy on %s that lets everybody %s is seen', async (name, verb, rule) => {
  const table = tables.find((table) => table.name === name)
  const customer = personas.find((persona) => persona.name === 'customer')
  if (!table || !customer) throw new Error('seeded above')
  await database.owner.query(`create policy leak on ${name} for ${verb} to app ${rule}`)
  try {
    expect(describe(table, customer, await reach(database.app, database.owner, customer.actor, table, verb))).toEqual([
      'all',
    ])
  } finally {
    await database.owner.query(`drop policy leak on ${name}`)
  }
})
