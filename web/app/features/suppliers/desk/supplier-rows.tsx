import type { VerificationRow } from '@ticarum/contract/procedures/verifications'
import { Link } from 'react-router'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { Table } from '../../../components/ui/table.tsx'
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
  address,
}: {
  first: { items: DeskSupplierRow[]; next: string | null }
  address: string
}) {
  const t = useText('suppliers')
  const reviews = useText('reviews')
  const day = useDay()
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid gap-6">
      <Table
        label={t('title')}
        columns={[t('column.supplier'), t('column.place'), t('column.state'), t('column.since'), t('column.until')]}
        rows={items.map(({ id, supplier, state, validUntil, waited }) => ({
          id,
          focus: focusOf(id),
          cells: [
            <Link
              key="name"
              to={deskSupplierPath(id)}
              className="inline-flex min-h-10 items-center font-semibold text-primary underline underline-offset-3"
            >
              <bdi>{supplier.name}</bdi>
            </Link>,
            <bdi key="place">{[supplier.city, supplier.country].filter(Boolean).join(', ')}</bdi>,
            <VerificationChip key="state" state={state} />,
            reviews(`time.${waited.unit}`, { count: waited.count }),
            validUntil ? day(validUntil) : '–',
          ],
        }))}
      />
      <LoadMore {...more} />
    </div>
  )
}
