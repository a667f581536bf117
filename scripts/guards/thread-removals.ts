import type { Removal } from './removal.ts'

const threads = 'server/src/modules/quotes/quote-threads.test.ts'
const fx = (name: string) => `db/functions/${name}.sql`

/** What keeps one thread for one deal, and its cards what happened. */
export const threadRemovals: Removal[] = [
  {
    id: 'quote-thread-left-behind',
    allows: 'an order has a second thread, and nobody finds what was said before it',
    file: fx('hand_over_thread'),
    before: "when (new.state = 'ordered' and old.state <> new.state)",
    after: 'when (false)',
    test: threads,
    named: 'is the order’s from then on',
  },
  {
    id: 'quote-thread-of-an-order',
    allows: 'who writes about a quote that was ordered begins a second thread',
    file: fx('deal_thread'),
    before: "if asked.state = 'ordered' then",
    after: 'if false then',
    test: threads,
    named: 'begins as the order’s',
  },
  {
    id: 'quote-thread-by-another-id',
    allows: 'the thread of a quote is stored where no page looks for it',
    file: 'db/migrations/0044_quote_threads.sql',
    before: "check (kind <> 'quote' or id = subject_id)",
    after: 'check (true)',
    test: threads,
    named: 'has the quote’s id',
  },
  {
    id: 'quote-thread-tells-its-writer',
    allows: 'who writes about a quote is told of it',
    file: fx('tell_of_quote'),
    before: ' and r.role <> fx.role()',
    after: '',
    test: threads,
    named: 'tells the other companies once',
  },
  {
    id: 'old-card-accepted',
    allows: 'who presses on an older card orders what the newest says',
    file: 'server/src/modules/quotes/accept-quote.ts',
    before: "  if (quote.version !== version) return fail('CHANGED_MEANWHILE')\n",
    after: '',
    test: threads,
    named: 'an older card is refused',
  },
]
