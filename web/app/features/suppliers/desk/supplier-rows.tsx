import type { VerificationRow } from '@ticarum/contract/procedures/verifications'
import { Link } from 'react-router'
import { shownColumns } from '../../../components/table/columns.ts'
import { type Column, Table } from '../../../components/table/table.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import type { Waited } from '../../reviews/waiting-time.ts'
import { VerificationChip } from '../verification-chip.tsx'
import { deskSupplierPath } from './paths.ts'

export type DeskSupplierRow = VerificationRow & { id: string; waited: Waited }

/**
 * Suppliers in one state, oldest first. 'Load more' is a link to the next page; with scripts its items are appended.
 */
export function SupplierRows({
  first,
  columns,
  address,
}: {
  first: { items: DeskSupplierRow[]; next: string | null }
  columns: string[] | null
  address: string
}) {
  const t = useText('suppliers')
  const { items, more, focusOf } = useMore(first, address)
  const all = useSupplierColumns()
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Table label={t('title')} rows={items} columns={shownColumns(all, columns)} focusOf={focusOf} />
      <LoadMore {...more} />
    </div>
  )
}

/** The columns of the desk's suppliers. */
export function useSupplierColumns(): [Column<DeskSupplierRow>, ...Column<DeskSupplierRow>[]] {
  const t = useText('suppliers')
  const reviews = useText('reviews')
  const day = useDay()
  return [
    {
      id: 'supplier',
      label: t('column.supplier'),
      cell: ({ id, supplier }) => (
        <Link
          to={deskSupplierPath(id)}
          className="inline-flex min-h-10 items-center font-semibold text-primary underline underline-offset-3"
        >
          <bdi>{supplier.name}</bdi>
        </Link>
      ),
    },
    {
      id: 'place',
      label: t('column.place'),
      cell: ({ supplier: { city, country } }) => <bdi>{[city, country].filter(Boolean).join(', ')}</bdi>,
    },
    { id: 'state', label: t('column.state'), cell: ({ state }) => <VerificationChip state={state} /> },
    {
      id: 'since',
      label: t('column.since'),
      cell: ({ waited: { unit, count } }) => reviews(`time.${unit}`, { count }),
    },
    { id: 'until', label: t('column.until'), cell: ({ validUntil }) => (validUntil ? day(validUntil) : '–') },
  ]
}
