import type { CompanyRow } from '@ticarum/contract/procedures/users'
import { Link } from 'react-router'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { PersonName } from '../../components/ui/person-name.tsx'
import { Table } from '../../components/ui/table.tsx'
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
    <div className="grid gap-6">
      <Table
        label={t('view.companies')}
        columns={[t('column.company'), t('column.kind'), t('column.members'), t('column.since')]}
        rows={items.map((company) => ({
          id: company.id,
          focus: focusOf(company.id),
          cells: [
            <span key="name" className="grid leading-snug">
              {company.kind === 'supplier' ? (
                <Link
                  to={deskSupplierPath(company.id)}
                  className="py-0.5 font-semibold text-primary underline underline-offset-3"
                >
                  <bdi>{company.name}</bdi>
                </Link>
              ) : (
                <PersonName name={company.name} className="py-0.5 font-semibold" />
              )}
              <span className="text-sm text-muted">{company.city}</span>
            </span>,
            common(`role.${company.kind}`),
            <MemberRows key="members" members={company.members} />,
            day(company.createdAt),
          ],
        }))}
      />
      <LoadMore {...more} />
    </div>
  )
}
