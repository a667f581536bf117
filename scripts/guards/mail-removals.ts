import type { Removal } from './removal.ts'

const bounces = 'server/src/modules/mail/bounces.test.ts'
const hostile = 'hostile reports change nothing'
const report = 'server/src/mail/inbound/read-report.ts'

/** What keeps reports of delivery to what they are about, and mail from addresses that refuse it. */
export const mailRemovals: Removal[] = [
  {
    id: 'refusals-of-others',
    allows: 'everybody reads which addresses refuse mail',
    file: 'db/migrations/0056_mail_refusals.sql',
    before: 'to app, app_admin using (person_id = (select fx.me()))',
    after: 'to app, app_admin using (true)',
    test: 'db/src/row-access.test.ts',
    named: '^mail_refusals: every',
  },
  {
    id: 'report-of-another-reader',
    allows: 'a report about one address keeps back another',
    file: 'db/functions/receive_bounce.sql',
    before: 'where lower(named) = lower(mailed.recipient)',
    after: 'where true',
    test: bounces,
    named: hostile,
  },
  {
    id: 'report-by-somebody',
    allows: 'whoever knows the return path reports in a server’s name',
    file: 'server/src/mail/inbound/receive-answers.ts',
    before: "if (mailFrom && mailFrom.address !== '') return 'from somebody'",
    after: '',
    test: bounces,
    named: hostile,
  },
  {
    id: 'report-of-a-delay',
    allows: 'a server that still tries counts as one that refuses',
    file: report,
    before: "fields.get('action')?.toLowerCase() !== 'failed'",
    after: 'false',
    test: bounces,
    named: hostile,
  },
  {
    id: 'report-kind-in-address',
    allows: 'an address for answers takes reports',
    file: 'server/src/mail/inbound/reply-address.ts',
    before: 'update(purpose)',
    after: 'update(VERSION)',
    test: 'server/src/mail/inbound/reply-address.test.ts',
    named: 'an address for reports',
  },
  {
    id: 'mail-to-refusing-address',
    allows: 'an address that refuses mail goes on getting it',
    file: 'server/src/modules/mail/send-mail.ts',
    before: 'const keptBack = mail.kept_back &&',
    after: 'const keptBack = mail.tries < 0 &&',
    test: bounces,
    named: 'keeps further mail back',
  },
]
