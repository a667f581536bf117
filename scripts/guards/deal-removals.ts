import type { Removal } from './removal.ts'

const rows = 'db/src/row-access.test.ts'
const links = 'db/src/deal-links.test.ts'
const deals = 'server/src/modules/quotes/deal-link.test.ts'
const migration = 'db/migrations/0041_deal_links.sql'

/** What keeps a deal link to who was given it, and to what it may tell. */
export const dealRemovals: Removal[] = [
  {
    id: 'deal-link-of-others',
    allows: 'a supplier reads which quotes of others have links',
    file: migration,
    before: "when 'supplier' then supplier_id = (select fx.company())",
    after: "when 'supplier' then true",
    test: rows,
    named: '^deal_links: every',
  },
  {
    id: 'deal-link-in-anothers-name',
    allows: 'a customer shares a deal in the name of another person',
    file: migration,
    before: `with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer'
    and created_by = (select fx.me()));`,
    after: "with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');",
    test: rows,
    named: '^deal_links: every',
  },
  {
    id: 'deal-link-revoked-by-others',
    allows: 'a customer revokes the links of others',
    file: migration,
    before: `using (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and revoked_at is null)
  with check (customer_id = (select fx.company()));`,
    after: "using ((select fx.role()) = 'customer' and revoked_at is null) with check (true);",
    test: rows,
    named: '^deal_links: every',
  },
  {
    id: 'deal-link-brought-back',
    allows: 'a link that was revoked opens again',
    file: migration,
    before: "(supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and revoked_at is null)",
    after: "(supplier_id = (select fx.company()) and (select fx.role()) = 'supplier')",
    test: links,
    named: 'stays so',
  },
  {
    id: 'deal-links-at-once',
    allows: 'a quote has several links, of which one stays when another is revoked',
    file: migration,
    before: 'create unique index deal_links_live on deal_links (quote_id) where revoked_at is null;\n',
    after: '',
    test: links,
    named: 'one link at a time',
  },
  {
    id: 'deal-revoked',
    allows: 'a deal link works after it was revoked',
    file: 'db/functions/deal_of_token.sql',
    before: ' and k.revoked_at is null',
    after: '',
    test: deals,
    named: 'answers like one that never was',
  },
  {
    id: 'deal-token-of-the-quote',
    allows: "who knows a quote's id computes its link",
    file: 'server/src/modules/quotes/link-deal.ts',
    before: "createHmac('sha256', secret)",
    after: "createHmac('sha256', 'deal')",
    test: deals,
    named: 'opens with another key',
  },
]
