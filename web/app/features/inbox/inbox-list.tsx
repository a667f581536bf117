import type { InboxRow } from '@ticarum/contract/procedures/inbox'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Initials } from '../../components/ui/initials.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { PersonName, useName } from '../../components/ui/person-name.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import type { Due } from './due.ts'
import { DueText } from './due-text.tsx'
import { InboxItemState } from './inbox-item-state.tsx'
import { type InboxFilters, inboxPath } from './paths.ts'

export type DueRow = InboxRow & { due: Due | null }

interface InboxListProps {
  first: { items: DueRow[]; next: string | null }
  filters: InboxFilters
}

/** What is late stands in a group above the rest. 'Load more' is a link; with scripts its items are appended. */
export function InboxList({ first, filters }: InboxListProps) {
  const t = useText('inbox')
  const { items, more, focusOf } = useMore(first, inboxPath(filters))
  if (items.length === 0) return <EmptyState title={t('none')} />
  const late = items.filter(({ due }) => due?.state === 'late')
  const groups = [
    { title: t('late', { count: late.length }), rows: late, className: 'text-danger' },
    { title: t('further'), rows: items.filter((row) => !late.includes(row)), className: '' },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <div className="grid gap-6">
      {groups.map(({ title, rows, className }) => (
        <section key={title} className="grid gap-2">
          {late.length > 0 ? <h2 className={`text-lg ${className}`}>{title}</h2> : null}
          <ul className="border-t border-rule">
            {rows.map((row) => (
              <InboxRowView key={row.id} row={row} filters={filters} focus={focusOf(row.id)} />
            ))}
          </ul>
        </section>
      ))}
      <LoadMore {...more} />
    </div>
  )
}

interface InboxRowViewProps {
  row: DueRow
  filters: InboxFilters
  /** the item that stands open beside the list */
  current?: boolean
  focus?: Pick<ComponentProps<'li'>, 'ref' | 'tabIndex'> | undefined
}

export function InboxRowView({ row, filters, current = false, focus }: InboxRowViewProps) {
  const t = useText('inbox')
  const day = useDay()
  const who = useName()(row.who)
  return (
    <li
      {...focus}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line px-2 py-3
        ${current ? 'bg-sand' : 'hover:bg-sand-2'} ${row.due?.state === 'late' ? 'border-s-4 border-s-danger' : ''}`}
    >
      <Initials of={who} />
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            to={inboxPath(filters, row.id)}
            aria-current={current ? 'page' : undefined}
            className="min-w-0 py-0.5 font-semibold break-words text-text no-underline after:absolute after:inset-0
              hover:underline"
          >
            <bdi>{who}</bdi>
          </Link>
          {row.due ? <DueText due={row.due} /> : <span className="text-sm text-muted">{day(row.createdAt)}</span>}
        </p>
        <p dir="auto" className="line-clamp-1 text-sm break-words text-muted">
          {row.beginning}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>{t(`kind.${row.kind}`)}</span>
          <InboxItemState state={row.state} />
          {row.assignee ? <PersonName name={row.assignee.name} /> : null}
        </p>
      </div>
    </li>
  )
}
