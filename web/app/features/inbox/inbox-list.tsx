import type { ApplicationRow } from '@ticarum/contract/procedures/applications'
import type { ContactRow } from '@ticarum/contract/procedures/contact-messages'
import { Link } from 'react-router'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import type { Due } from './due.ts'
import { DueText } from './due-text.tsx'
import { InboxItemState } from './inbox-item-state.tsx'
import { inboxItemPath } from './paths.ts'

const rowGrid =
  'grid grid-cols-1 gap-x-6 gap-y-1 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_auto_13rem] lg:items-center'

type Row = { due: Due } & (({ kind: 'contact' } & ContactRow) | ({ kind: 'applications' } & ApplicationRow))

/** 'Load more' is a link to the next page; with scripts its items are appended. */
export function InboxList({ first, address }: { first: { items: Row[]; next: string | null }; address: string }) {
  const t = useText('inbox')
  const application = useText('supplier-application')
  const day = useDay()
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map((row) => (
          <li key={row.id} {...focusOf(row.id)} className={rowGrid}>
            <div className="grid min-w-0 gap-0.5">
              <h2 className="min-w-0 text-md leading-snug">
                <Link
                  to={inboxItemPath(row.kind, row.id)}
                  className="inline-block py-1 break-words text-primary underline underline-offset-3"
                >
                  <bdi>{row.kind === 'contact' ? row.name : row.companyName}</bdi>
                </Link>
              </h2>
              <p dir="auto" className="line-clamp-2 text-sm break-words text-muted">
                {row.kind === 'contact'
                  ? row.beginning
                  : t('application.about', { category: application(`category.${row.category}`), files: row.files })}
              </p>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <InboxItemState state={row.state} />
              {row.assignee ? <bdi>{row.assignee.name}</bdi> : null}
            </p>
            <p className="grid gap-0.5">
              <DueText due={row.due} />
              <span className="text-sm text-muted">{t('received', { day: day(row.createdAt) })}</span>
            </p>
          </li>
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}
