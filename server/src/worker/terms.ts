import { ACCOUNT_EXPORT_DAYS, INVOICE_KEPT_YEARS } from '@ticarum/contract/values/account'
import { UNDO_MINUTES } from '@ticarum/contract/values/bulk-acts'
import { EVENT_DAYS } from '@ticarum/contract/values/events'
import { FAILED_MAIL_DAYS } from '@ticarum/contract/values/mail'
import { APPLIED_IMPORT_DAYS, IMPORT_HOLDS_DAYS } from '@ticarum/contract/values/price-list'
import { TEXT_MESSAGE_DAYS } from '@ticarum/contract/values/text-messages'
import { DELIVERY_DAYS } from '@ticarum/contract/values/webhooks'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 366 * DAY // not shorter than the database's own floor, which counts years of the calendar

/** For how long the records that are no business themselves are kept; row security holds the same for the worker. */
const AUDIT_YEARS = 5
const STOCK_YEARS = 2
const RECORD_YEARS = 1

export interface Swept {
  table: string
  /** in words, for docs/operations/kept.md */
  kept: string
  why: string
  /** milliseconds before now of which $1 is the moment */
  age: number
  /** which rows are old */
  where: string
}

/**
 * Rows that grow without being business, and end by `sweep`. It deletes in batches, so that no lock is held for long.
 * Each has an index that finds its old rows.
 */
export const swept: Swept[] = [
  {
    table: 'audit_log',
    kept: `${AUDIT_YEARS} years`,
    why: 'claims between merchants are raised for so long',
    age: AUDIT_YEARS * YEAR,
    where: 'at < $1',
  },
  {
    table: 'mail_log',
    kept: `${RECORD_YEARS} year; longer while the desk's own answer, an invitation or a refused address leads to it`,
    why: 'it shows whether somebody was told, and holds addresses',
    age: RECORD_YEARS * YEAR,
    where: `created_at < $1 and state in ('sent', 'failed')
      and not exists (select from invitations i where i.mail_id = mail_log.id)
      and not exists (select from messages m where m.mail_id = mail_log.id)
      and not exists (select from mail_refusals r where r.id = mail_log.id)
      and not exists (select from mail_arguments a where a.mail_id = mail_log.id)`,
  },
  {
    table: 'mail_arguments',
    kept: `until the e-mail is sent; ${FAILED_MAIL_DAYS} days if it failed`,
    why: "an old failed e-mail is not sent any more, and its arguments may hold a link's token",
    age: FAILED_MAIL_DAYS * DAY,
    where: "mail_id in (select id from mail_log where state = 'failed' and created_at < $1)",
  },
  {
    table: 'notifications',
    kept: `${RECORD_YEARS} year`,
    why: 'what it tells stands in the order, product or message itself',
    age: RECORD_YEARS * YEAR,
    where: 'created_at < $1',
  },
  {
    table: 'events',
    kept: `${EVENT_DAYS} days`,
    why: 'a reader who was away longer reads everything anew',
    age: EVENT_DAYS * DAY,
    where: 'told_at < $1',
  },
  {
    table: 'stock_movements',
    kept: `${STOCK_YEARS} years`,
    why: 'they explain a balance, which stands in a table of its own',
    age: STOCK_YEARS * YEAR,
    where: 'created_at < $1',
  },
  {
    table: 'idempotency_keys',
    kept: '48 hours',
    why: 'nobody sends a form again after that',
    age: 48 * HOUR,
    where: 'created_at < $1',
  },
  {
    table: 'sessions',
    kept: 'until they end',
    why: 'devices that notices are shown on end with them',
    age: 0,
    where: 'expires_at < $1',
  },
  {
    table: 'link_tokens',
    kept: '30 days after they end',
    why: 'a link that is opened late is told from one that never was',
    age: 30 * DAY,
    where: 'expires_at < $1',
  },
  {
    table: 'passkey_challenges',
    kept: 'until they end',
    why: 'nobody can answer them any more',
    age: 0,
    where: 'expires_at < $1',
  },
  {
    table: 'email_confirmations',
    kept: '7 days, where a change of address was not confirmed',
    why: 'its link is valid for so long',
    age: 7 * DAY,
    where: 'session_id is not null and code_until < $1',
  },
  {
    table: 'text_messages',
    kept: `${TEXT_MESSAGE_DAYS} days`,
    why: 'complaints come within that time, and they hold numbers',
    age: TEXT_MESSAGE_DAYS * DAY,
    where: 'created_at < $1',
  },
  {
    table: 'text_numbers',
    kept: '1 day, where nobody confirmed it',
    why: "it may be a stranger's",
    age: DAY,
    where: 'agreed_at is null and code_until < $1',
  },
  {
    table: 'api_tokens',
    kept: '30 days after they expire',
    why: 'the owner sees why a machine stopped',
    age: 30 * DAY,
    where: 'expires_at < $1',
  },
  {
    table: 'webhook_deliveries',
    kept: `${DELIVERY_DAYS} days`,
    why: 'its owner can send them again, and an older one is read from the thing itself',
    age: DELIVERY_DAYS * DAY,
    where: 'created_at < $1',
  },
  {
    table: 'late_tellings',
    kept: '30 days',
    why: 'nobody is told of the same lateness twice',
    age: 30 * DAY,
    where: 'told_at < $1',
  },
  {
    table: 'missed_searches',
    kept: '90 days after the last one',
    why: 'what nobody looks for any more is not missed',
    age: 90 * DAY,
    where: "last_day < ($1::timestamptz at time zone 'Etc/GMT-3')::date",
  },
  {
    table: 'bulk_acts',
    kept: `${2 * UNDO_MINUTES} minutes`,
    why: 'they can be undone for an hour',
    age: 2 * UNDO_MINUTES * MINUTE,
    where: 'created_at < $1',
  },
  {
    table: 'imports',
    kept: `${IMPORT_HOLDS_DAYS} days, where they were not applied`,
    why: 'prices and stock have changed since',
    age: IMPORT_HOLDS_DAYS * DAY,
    where: "created_at < $1 and state in ('checking', 'checked', 'failed')",
  },
  {
    table: 'imports',
    kept: `${APPLIED_IMPORT_DAYS} days, where they were applied`,
    why: 'the supplier looks up what became of its rows',
    age: APPLIED_IMPORT_DAYS * DAY,
    where: "created_at < $1 and state = 'applied'",
  },
  {
    table: 'invoice_records',
    kept: `${INVOICE_KEPT_YEARS} years after the year of the order`,
    why: 'commercial and tax law',
    age: 0,
    where: 'kept_until < $1',
  },
]

interface Ending {
  kept: string
  why: string
  by: string
}

const withItsOwner = (table: string): Ending => ({
  kept: `as long as its row of \`${table}\``,
  why: 'it is a part of it',
  by: 'foreign key',
})

/** Rows that grow without being business, and end by something else. */
export const endings: Record<string, Ending> = {
  account_exports: {
    kept: `${ACCOUNT_EXPORT_DAYS} days`,
    why: 'a copy of what is stored anyway',
    by: 'job `sweep-account-export`, one for each',
  },
  activity_deltas: { kept: 'a minute', why: 'they become figures', by: 'job `roll-up-activity`' },
  actor_keys: { kept: 'a day', why: 'the one before stays valid', by: 'job `rotate-actor-keys`' },
  event_drafts: { kept: 'until the commit', why: 'they become events', by: '`fx.number_events`' },
  import_pictures: withItsOwner('imports'),
  import_rows: withItsOwner('imports'),
  listing_rounds: { kept: 'minutes', why: 'they say what a job has yet to write', by: 'job `refresh-listings`' },
  mail_refusals: {
    kept: 'until its person or the desk takes it back, or the person is deleted',
    why: 'an address that refused is not mailed again',
    by: '`fx.allow_mail_to`, `fx.allow_my_mail`, `fx.anonymise_account`',
  },
  order_deltas: { kept: 'a minute', why: 'they become figures', by: '`fx.roll_up_order_counts`' },
  order_exports: {
    kept: '7 days',
    why: 'a copy of what is stored anyway',
    by: 'job `sweep-export`, one for each',
  },
  outbox: { kept: 'seconds', why: 'they become jobs', by: 'the worker, in batches' },
  push_subscriptions: withItsOwner('sessions'),
  quote_contacts: {
    kept: '90 days after the quote was claimed or ended: the row stays, emptied',
    why: 'whoever asks late is still known',
    by: 'job of quotes (`fx.forget_contacts`)',
  },
  rate_limits: {
    kept: 'an hour after they count no more',
    why: 'they count calls',
    by: 'each server, every five minutes',
  },
  worker_beats: { kept: 'seconds', why: 'they show who lives', by: 'the workers that live' },
  'graphile_worker jobs': {
    kept: 'until they are done; 30 days after the last try, where they were given up',
    why: 'the desk and whoever is on call see what failed',
    by: '`sweep`',
  },
  'files that were sent and belong to nothing': {
    kept: 'a day',
    why: 'whoever sent them has left the form',
    by: 'a job for each: `sweep-image`, `sweep-proof`, `sweep-paper`, `sweep-message-file` and their like',
  },
}

/** Business itself: it stays until an account is deleted (docs/privacy.md), or is bounded by what it belongs to. */
export const records = {
  'what was agreed, bought, paid and delivered': [
    'order_amendment_lines',
    'order_amendments',
    'order_events',
    'order_fees',
    'order_lines',
    'order_links',
    'order_notes',
    'order_pictures',
    'orders',
    'payment_entries',
    'payment_proofs',
    'ratings',
    'shown_ratings',
    'waiting_refunds',
    'deal_links',
    'quote_claims',
    'quote_events',
    'quote_lines',
    'quote_versions',
    'quotes',
  ],
  'what was written to each other': [
    'application_files',
    'applications',
    'contact_messages',
    'conversation_readers',
    'conversations',
    'feedback',
    'inbox_items',
    'inbox_notes',
    'message_files',
    'message_reports',
    'messages',
    'need_pictures',
    'need_quotes',
    'needs',
    'voices',
  ],
  'people and companies': [
    'accounts',
    'addresses',
    'companies',
    'credentials',
    'customers',
    'invitations',
    'notification_choices',
    'oauth_accounts',
    'passkeys',
    'payout_details',
    'people',
    'saved_views',
    'settings',
    'supplier_changes',
    'supplier_papers',
    'supplier_private',
    'suppliers',
    'user_directory',
    'user_roles',
    'verifications',
    'webhooks',
  ],
  'goods, and what customers put aside': [
    'cart_lines',
    'image_originals',
    'listing_images',
    'listing_texts',
    'listings',
    'member_prices',
    'product_images',
    'product_revisions',
    'product_texts',
    'products',
    'search_words',
    'sitemap_parts',
    'stock_balances',
    'translation_memory',
    'wishlists',
  ],
  'the company, and figures of a fixed number': [
    'company_private',
    'company_settings',
    'content_sections',
    'content_versions',
    'currency_rates',
    'event_streams',
    'order_counts',
    'payment_way_changes',
    'payment_ways',
    'ports',
    'sales_figures',
    'site_figures',
    'synonyms',
  ],
}
