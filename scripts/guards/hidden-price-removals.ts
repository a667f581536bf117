import type { Removal } from './removal.ts'

const test = 'server/src/modules/listings/hidden-prices.test.ts'
const refresh = 'db/functions/refresh_listings.sql'
const migration = 'db/migrations/0050_prices_after_sign_in.sql'

/** What keeps a price that is shown only after sign-in from visitors. */
export const hiddenPriceRemovals: Removal[] = [
  {
    id: 'hidden-price-to-visitors',
    allows: 'a visitor reads the prices that are for members',
    file: migration,
    before: 'for select to app using ((select fx.has_account()))',
    after: 'for select to app using (true)',
    test: 'db/src/row-access.test.ts',
    named: '^member_prices: every',
  },
  {
    id: 'hidden-price-listed',
    allows: 'a listing shows everybody a price that is for members',
    file: refresh,
    before: 'case when not s.prices_after_sign_in then p.price_cents end',
    after: 'p.price_cents',
    test,
    named: 'no call tells a visitor',
  },
  {
    id: 'hidden-price-in-tiers',
    allows: 'the prices by quantity of a listing stay public when its price does not',
    file: migration,
    before: "check (price_cents is not null or tiers = '[]')",
    after: 'check (true)',
    test,
    named: 'no listing without a price has tiers',
  },
  {
    id: 'hidden-price-later',
    allows: 'a supplier hides prices, and those of its listings stay public until they are written again',
    file: 'db/functions/hide_prices.sql',
    before: 'perform fx.refresh_listings_of(new.id, new.prices_after_sign_in);',
    after: '',
    test,
    named: 'follows the product',
  },
  {
    id: 'hidden-price-meanwhile',
    allows: 'a listing that is written while its supplier hides prices keeps its own public',
    file: refresh,
    before: "  perform pg_advisory_xact_lock_shared(hashtextextended('prices after sign-in', 0));\n",
    after: '',
    test,
    named: 'written at the same moment',
  },
  {
    id: 'hidden-price-by-paging',
    allows: 'what hides its price is never reached in lists by price',
    file: 'server/src/modules/listings/listing-order.ts',
    before: 'hidden: (last) => [last && last.price === null ? hiddenAfter(last) : hidden],',
    after: 'hidden: () => [sql`false`],',
    test,
    named: 'page by page',
  },
]
