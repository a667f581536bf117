import type { AuditEntryRow } from '@ticarum/contract/procedures/audit'
import { ERASED_NAME } from '@ticarum/contract/values/account'
import { Link } from 'react-router'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { PersonName } from '../../components/ui/person-name.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useMoment } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { userPath } from '../users/paths.ts'
import { tableWords } from './table-words.ts'

interface AuditListProps {
  first: { items: AuditEntryRow[]; next: string | null }
  address: string
}

/** Who changed what, newest first. */
export function AuditList({ first, address }: AuditListProps) {
  const t = useText('audit')
  const moment = useMoment()
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid gap-6">
      <ol className="border-t border-rule">
        {items.map((entry) => (
          <li key={entry.id} {...focusOf(entry.id)} className="grid gap-1.5 border-b border-line py-4">
            <h2 className="flex flex-wrap items-baseline gap-x-3 text-md">
              <span>{t(`operation.${entry.operation}`)}</span>
              <bdi lang="en">{tableWords(entry.table)}</bdi>
            </h2>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{moment(entry.at)}</span>
              <ActedBy by={entry.by} />
              {entry.action ? <bdi lang="en">{entry.action}</bdi> : null}
              {entry.rowId ? (
                <bdi dir="ltr" className="break-all">
                  {entry.rowId}
                </bdi>
              ) : null}
            </p>
            <Changes changes={entry.changes} />
          </li>
        ))}
      </ol>
      <LoadMore {...more} />
    </div>
  )
}

function ActedBy({ by }: Pick<AuditEntryRow, 'by'>) {
  const t = useText('audit')
  if (!by) return <span>{t('nobody')}</span>
  if (by.name === ERASED_NAME) return <PersonName name={by.name} />
  return (
    <Link to={userPath(by.id)} className="text-primary underline underline-offset-3">
      <bdi>{by.name}</bdi>
    </Link>
  )
}

function Changes({ changes }: Pick<AuditEntryRow, 'changes'>) {
  const t = useText('audit')
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      {changes.map(({ column, personal, from, to }) => (
        <div key={column} className="grid gap-x-4 sm:col-span-2 sm:grid-cols-subgrid">
          <dt lang="en" className="text-muted">
            {tableWords(column)}
          </dt>
          <dd className="min-w-0 break-words">
            {personal ? (
              <i className="text-muted">{t('personal')}</i>
            ) : (
              <>
                <bdi>{from ?? '–'}</bdi> → <bdi>{to ?? '–'}</bdi>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
