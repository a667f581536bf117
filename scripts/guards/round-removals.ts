import type { Removal } from './removal.ts'

const test = 'server/src/modules/suppliers/listing-rounds.test.ts'
const begin = 'db/functions/refresh_listings_of.sql'

/** What hides many listings at once, and brings them in line in batches; and what keeps kinds of jobs apart. */
export const roundRemovals: Removal[] = [
  {
    id: 'round-shown',
    allows: 'a suspended supplier with many listings stays in lists and searches until a job has removed the last one',
    file: 'server/src/modules/listings/listing-order.ts',
    before: 'from listing_rounds r where r.hidden)',
    after: 'from listing_rounds r where false)',
    test,
    named: 'hidden at once by one row',
  },
  {
    id: 'round-picture',
    allows: 'pictures of a suspended supplier with many listings are served until a job has removed the last one',
    file: 'server/src/modules/images/images.queries.ts',
    before: 'where r.supplier_id = l.supplier_id and r.hidden)',
    after: 'where false)',
    test,
    named: 'hidden at once by one row',
  },
  {
    id: 'round-prices-public',
    allows:
      'a supplier with many listings hides its prices, and visitors read them until a job has written the last one',
    file: begin,
    before: 'not s.active or coalesce(hides, false)\n',
    after: 'not s.active\n',
    test,
    named: 'prices that become for members',
  },
  {
    id: 'round-from-the-beginning',
    allows: 'a supplier that is suspended, restored and suspended again keeps listings that a job had brought back',
    file: begin,
    before: 'r.hides_prices), done_to = null,',
    after: 'r.hides_prices),',
    test,
    named: 'the last one wins',
  },
  {
    id: 'lanes-of-mail',
    allows: 'a mail server that keeps silent stops everything else that a worker does',
    file: 'server/src/worker/job-lanes.ts',
    before: "mail: ['send-mail'],",
    after: 'mail: [],',
    test: 'server/src/worker/job-lanes.test.ts',
    named: 'send-mail that do not end',
  },
  {
    id: 'lanes-of-imports',
    allows: 'many price lists that wait stop pictures and exports',
    file: 'server/src/worker/job-lanes.ts',
    before: "imports: ['check-import', 'apply-import'],",
    after: 'imports: [],',
    test: 'server/src/worker/job-lanes.test.ts',
    named: 'check-import that do not end',
  },
]
