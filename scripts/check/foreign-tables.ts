/** The module of each table: only that module reads and writes it in SQL. */
export const tablesOf: Record<string, readonly string[]> = {
  addresses: ['addresses'],
  'api-access': ['api_tokens', 'webhook_deliveries', 'webhooks'],
  audit: ['audit_log'],
  analytics: ['activity_deltas', 'missed_searches', 'sales_figures'],
  'bulk-acts': ['bulk_acts'],
  cart: ['cart_lines'],
  'company-settings': ['company_private', 'currency_rates', 'payment_way_changes', 'payment_ways', 'synonyms'],
  content: ['content_sections', 'content_versions', 'site_figures'],
  feedback: ['feedback', 'voices'],
  identity: [
    'account_exports',
    'accounts',
    'companies',
    'credentials',
    'customers',
    'email_confirmations',
    'link_tokens',
    'oauth_accounts',
    'passkey_challenges',
    'passkeys',
    'people',
    'sessions',
    'user_directory',
    'user_roles',
  ],
  images: ['image_originals', 'listing_images'],
  imports: ['import_pictures', 'import_rows', 'imports'],
  inbox: ['application_files', 'applications', 'contact_messages', 'inbox_items', 'inbox_notes'],
  invitations: ['invitations'],
  listings: ['listing_rounds', 'listing_texts', 'member_prices', 'search_words', 'sitemap_parts'],
  mail: ['mail_arguments', 'mail_log', 'mail_refusals'],
  events: ['event_streams', 'events'],
  messages: ['conversation_readers', 'conversations', 'message_files', 'message_reports', 'messages'],
  needs: ['need_pictures', 'need_quotes', 'needs'],
  notifications: ['notification_choices', 'notifications', 'push_subscriptions'],
  orders: [
    'invoice_records',
    'late_tellings',
    'order_amendment_lines',
    'order_amendments',
    'order_counts',
    'order_deltas',
    'order_events',
    'order_exports',
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
  ],
  products: ['product_images', 'product_revisions', 'product_texts', 'products', 'stock_balances', 'stock_movements'],
  quotes: ['deal_links', 'quote_claims', 'quote_contacts', 'quote_events', 'quote_lines', 'quote_versions', 'quotes'],
  'saved-views': ['saved_views'],
  settings: ['settings'],
  'text-messages': ['text_messages', 'text_numbers'],
  translations: ['translation_memory'],
  suppliers: ['supplier_private', 'supplier_changes', 'supplier_papers', 'verifications', 'payout_details'],
  wishlist: ['wishlists'],
}

/** Tables that all modules may use: they are public, or all of them need them. */
export const openTables: readonly string[] = ['listings', 'suppliers', 'ports', 'company_settings']

/** Tables of the door, the worker and the database itself: no module uses them. */
export const platformTables: readonly string[] = [
  'actor_keys',
  'event_drafts',
  'idempotency_keys',
  'outbox',
  'rate_limits',
  'worker_beats',
]

export interface ForeignStatement {
  module: string
  table: string
  reason: string
}

const nameOfPerson = 'who did or looks after something is shown by name, joined to the row that says so'
const deskIsASide = 'the desk is a side of conversations, and its list is about them'
const pictureReaders =
  'one statement decides who may see a picture, and one which are left over: both ask every table that shows pictures'

/** Statements of a module that use another's tables, with the reason. */
export const foreignStatements: readonly ForeignStatement[] = [
  { module: 'api-access', table: 'people', reason: nameOfPerson },
  { module: 'audit', table: 'people', reason: nameOfPerson },
  { module: 'audit', table: 'accounts', reason: 'entries are found by the e-mail address of who acted' },
  { module: 'analytics', table: 'order_deltas', reason: 'what orders changed since is added to the figures of sales' },
  { module: 'analytics', table: 'site_figures', reason: 'listed products are counted for the home page already' },
  { module: 'analytics', table: 'user_roles', reason: 'the report says how many users each role has' },
  { module: 'cart', table: 'customers', reason: "the company's row is the lock of its cart" },
  { module: 'company-settings', table: 'people', reason: nameOfPerson },
  { module: 'content', table: 'people', reason: nameOfPerson },
  { module: 'images', table: 'listing_rounds', reason: pictureReaders },
  { module: 'images', table: 'order_lines', reason: pictureReaders },
  { module: 'images', table: 'order_pictures', reason: pictureReaders },
  { module: 'images', table: 'product_images', reason: pictureReaders },
  { module: 'images', table: 'quote_lines', reason: pictureReaders },
  { module: 'images', table: 'wishlists', reason: pictureReaders },
  { module: 'imports', table: 'people', reason: nameOfPerson },
  { module: 'imports', table: 'products', reason: 'rows of a price list are matched with products by article code' },
  { module: 'inbox', table: 'conversations', reason: deskIsASide },
  { module: 'inbox', table: 'message_reports', reason: 'an item says what was reported' },
  { module: 'inbox', table: 'messages', reason: deskIsASide },
  { module: 'inbox', table: 'mail_log', reason: 'an answer says whether its mail has left' },
  { module: 'inbox', table: 'orders', reason: 'a question says which order it is about' },
  { module: 'inbox', table: 'people', reason: nameOfPerson },
  { module: 'invitations', table: 'accounts', reason: 'an invitation is written in the language of who sends it' },
  { module: 'invitations', table: 'mail_log', reason: 'the list of invitations says whether its mail has left' },
  { module: 'invitations', table: 'people', reason: nameOfPerson },
  { module: 'listings', table: 'synonyms', reason: 'a search reads the words that admins made equal' },
  { module: 'orders', table: 'accounts', reason: 'an order keeps the e-mail address of who places it' },
  { module: 'orders', table: 'customers', reason: 'an order keeps the name of the company that places it' },
  { module: 'orders', table: 'people', reason: nameOfPerson },
  { module: 'orders', table: 'user_roles', reason: 'only an admin looks after an order or exports orders' },
  { module: 'quotes', table: 'orders', reason: 'a quote names the order that it became' },
  { module: 'settings', table: 'accounts', reason: 'language, currency and e-mail address stand with the account' },
  { module: 'settings', table: 'people', reason: 'an admin saves their name with their settings' },
  { module: 'suppliers', table: 'accounts', reason: 'settings show the e-mail address of who reads them' },
  { module: 'suppliers', table: 'companies', reason: 'a company goes by its name among suppliers and customers' },
  { module: 'suppliers', table: 'company_private', reason: "the company's fee stands beside a supplier's own" },
  { module: 'suppliers', table: 'customers', reason: 'renaming a company knows both kinds of them' },
  { module: 'suppliers', table: 'people', reason: nameOfPerson },
  {
    module: 'suppliers',
    table: 'product_images',
    reason: 'a logo is a picture that was sent and belongs to no product',
  },
  { module: 'suppliers', table: 'products', reason: "a supplier's listings are published again when its name changes" },
  { module: 'suppliers', table: 'user_directory', reason: 'the desk finds suppliers by the names of their members' },
  { module: 'team', table: 'invitations', reason: 'a team shows who was invited beside who has joined' },
  { module: 'team', table: 'people', reason: "members are the people who carry the company's id" },
]
