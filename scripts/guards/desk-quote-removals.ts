import type { Removal } from './removal.ts'

const tests = 'server/src/modules/quotes/desk-quotes.test.ts'
const inSql = 'db/src/desk-quotes.test.ts'
const migration = 'db/migrations/0045_desk_quotes.sql'
const fx = (name: string) => `db/functions/${name}.sql`

/** What keeps a quote that the desk prepared for whom it was prepared. */
export const deskQuoteRemovals: Removal[] = [
  {
    id: 'claim-of-others',
    allows: 'a customer reads who claims which quotes',
    file: migration,
    before: "using (company_id = (select fx.company()) and (select fx.role()) = 'customer');",
    after: "using ((select fx.role()) = 'customer');",
    test: 'db/src/row-access.test.ts',
    named: '^quote_claims: every',
  },
  {
    id: 'claim-by-any-address',
    allows: 'whoever was sent the link on has the quote without the desk',
    file: fx('claim_quote'),
    before: 'join public.accounts a on a.email = c.email',
    after: 'join public.accounts a on true',
    test: tests,
    named: 'sent the link on',
  },
  {
    id: 'claim-unconfirmed',
    allows: 'somebody signs up with the address of another and has their quote',
    file: fx('claim_quote'),
    before: 'if not fx.email_is_confirmed() then',
    after: 'if false then',
    test: inSql,
    named: 'nobody has confirmed',
  },
  {
    id: 'claim-of-a-claimed-quote',
    allows: 'a quote that a company has is claimed again',
    file: fx('claim_quote'),
    before: 'if wanted.customer_id is distinct from fx.unclaimed_company() then',
    after: 'if wanted.customer_id is null then',
    test: tests,
    named: 'with the whole of it',
  },
  {
    id: 'claims-agreed-twice',
    allows: 'two companies are told that a quote is theirs',
    file: migration,
    before: "create unique index quote_claims_once on quote_claims (quote_id) where state = 'agreed';\n",
    after: '',
    test: inSql,
    named: 'one company has a quote',
  },
  {
    id: 'claim-after-the-end',
    allows: 'a quote is claimed after its last day',
    file: fx('claim_quote'),
    before: '  perform fx.require_open_quote(wanted);\n',
    after: '',
    test: tests,
    named: 'while it is open',
  },
  {
    id: 'prepared-for-an-unconfirmed-account',
    allows: 'somebody signs up with the address of another, and the desk prepares a quote for them',
    file: fx('prepare_quote'),
    before: ' and a.email_confirmed_at is not null',
    after: '',
    test: tests,
    named: 'whose confirmed address',
  },
]
