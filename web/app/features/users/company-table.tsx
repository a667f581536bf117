import type { CompanyRow } from '@ticarum/contract/procedures/users'
import { Link } from 'react-router'
import { Table } from '../../components/table/table.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { PersonName } from '../../components/ui/person-name.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { deskSupplierPath } from '../suppliers/desk/paths.ts'
import { MemberRows } from './member-rows.tsx'

interface CompanyTableProps {
  first: { items: CompanyRow[]; next: string | null }
  address: string
}

/** Companies with their members, newest first. */
export function CompanyTable({ first, address }: CompanyTableProps) {
  const t = useText('users')
  const common = useText('common')
  const day = useDay()
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Table
        label={t('view.companies')}
        rows={items}
        focusOf={focusOf}
        columns={[
          { id: 'company', label: t('column.company'), cell: (company) => <CompanyName company={company} /> },
          { id: 'kind', label: t('column.kind'), cell: ({ kind }) => common(`role.${kind}`) },
          { id: 'members', label: t('column.members'), cell: ({ members }) => <MemberRows members={members} /> },
          { id: 'since', label: t('column.since'), cell: ({ createdAt }) => day(createdAt) },
        ]}
      />
      <LoadMore {...more} />
    </div>
  )
}

function CompanyName({ company: { id, kind, name, city } }: { company: CompanyRow }) {
  return (
    <span className="grid leading-snug">
      {kind === 'supplier' ? (
        <Link to={deskSupplierPath(id)} className="py-0.5 font-semibold text-primary underline underline-offset-3">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <PersonName name={name} className="py-0.5 font-semibold" />
      )}
      <span className="text-sm text-muted">{city}</span>
    </span>
  )
}
