import type { Removal } from './removal.ts'

const rows = 'db/src/row-access.test.ts'
const needs = 'server/src/modules/needs/needs.test.ts'
const asking = 'server/src/modules/needs/ask-suppliers.test.ts'
const missed = 'server/src/modules/analytics/missed-searches.test.ts'
const migration = 'db/migrations/0046_needs.sql'
const fx = (name: string) => `db/functions/${name}.sql`

/** What keeps needs with who told them, quotes with who was asked, and searches without who searched. */
export const needRemovals: Removal[] = [
  {
    id: 'need-of-another',
    allows: 'a customer tells in the name of another company what it needs',
    file: migration,
    before: `customer_id = (select fx.company())
    and person_id = (select fx.me()));`,
    after: 'person_id is not null);',
    test: rows,
    named: '^needs: every',
  },
  {
    id: 'need-of-nobody',
    allows: 'a visitor tells in the name of a company what it needs',
    file: migration,
    before: "(select fx.role()) = 'visitor' and customer_id is null);",
    after: "(select fx.role()) = 'visitor');",
    test: rows,
    named: '^needs: every',
  },
  {
    id: 'need-deal-sent-again',
    allows: 'an admin writes when an offer was sent that was sent before',
    file: migration,
    before: 'for update to app_admin using (sent_at is null) with check (true);',
    after: 'for update to app_admin using (true) with check (true);',
    test: rows,
    named: '^need_quotes: every',
  },
  {
    id: 'need-received-again',
    allows: 'whoever knows the id of a need has it mailed again',
    file: fx('receive_need'),
    before: ' and n.xmin = pg_current_xact_id()::xid',
    after: '',
    test: needs,
    named: 'is received only by',
  },
  {
    id: 'need-picture-for-all',
    allows: 'a picture that no need has taken is served',
    file: 'server/src/modules/needs/needs.queries.ts',
    before: ".where('need_id', 'is not', null)",
    after: '',
    test: needs,
    named: 'is taken by one need',
  },
  {
    id: 'need-asked-without-end',
    allows: 'the desk asks as many suppliers as it likes for one need',
    file: fx('ask_for_need'),
    before: '(select count(*) from public.need_quotes q where q.need_id = need) >= 10',
    after: 'false',
    test: asking,
    named: 'each once',
  },
  {
    id: 'need-of-the-suspended',
    allows: 'suppliers are asked in the name of somebody who is suspended',
    file: fx('ask_for_need'),
    before: '\n          and num_nonnulls(a.suspended_at, a.anonymised_at) = 0',
    after: '',
    test: asking,
    named: 'nor for somebody who is gone',
  },
  {
    id: 'missed-search-personal',
    allows: 'an e-mail address is kept among the searches that found nothing',
    file: migration,
    before: "position('@' in words) = 0 and ",
    after: '',
    test: missed,
    named: 'never hold',
  },
  {
    id: 'missed-search-without-end',
    allows: 'strangers fill the table of searches',
    file: fx('record_missed_search'),
    before: `
      where (select count(*) from public.missed_searches m where m.first_day = today) < 1000`,
    after: '',
    test: missed,
    named: 'at most a thousand',
  },
  {
    id: 'need-of-the-forgotten',
    allows: 'suppliers are asked for somebody whose name and address were emptied',
    file: fx('ask_for_need'),
    before: "then told.email = '' -- forgotten",
    after: 'then false',
    test: asking,
    named: 'are forgotten',
  },
  {
    id: 'need-with-a-name',
    allows: 'suppliers read who needs something before that person has claimed a quote',
    file: fx('ask_for_need'),
    before: "'company', 'Ticarum', 'name'",
    after: "'company', told.name, 'name'",
    test: asking,
    named: 'without their name',
  },
]
