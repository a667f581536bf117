import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { Link } from 'react-router'
import { shownColumns } from '../../../components/table/columns.ts'
import { Table } from '../../../components/table/table.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { useText } from '../../../texts.ts'
import { ordersPath, SUPPLIER_ORDERS_PATH } from '../paths.ts'
import { SupplierOrderActs, useSupplierOrderColumns } from './supplier-columns.tsx'

interface SupplierOrdersProps {
  first: { items: OrderRow[]; next: string | null }
  late: { rows: OrderRow[]; more: boolean } | null
  columns: string[] | null
  address: string
}

/** A supplier's orders: those whose promise has passed above, then newest first. */
export function SupplierOrders({ first, late, columns, address }: SupplierOrdersProps) {
  const t = useText('orders')
  const { items, more, focusOf } = useMore(first, address)
  const all = useSupplierOrderColumns()
  const lateIds = new Set(late?.rows.map(({ id }) => id))
  if (items.length === 0)
    return (
      <EmptyState title={t('none.supplier')}>
        <p className="text-muted">{t('none.supplier.text')}</p>
        <ButtonLink to="/supplier/products">{t('none.manage')}</ButtonLink>
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Table
        label={t('title')}
        columns={shownColumns(all, columns)}
        rows={items.filter(({ id }) => !lateIds.has(id))}
        above={
          late
            ? {
                title: t('late.title'),
                rows: late.rows,
                more: late.more ? (
                  <Link to={ordersPath(SUPPLIER_ORDERS_PATH, { late: true })} className="underline underline-offset-3">
                    {t('late.all')}
                  </Link>
                ) : null,
              }
            : undefined
        }
        acts={{
          label: t('column.acts'),
          of: (order) => <SupplierOrderActs order={order} address={address} />,
        }}
        isLate={(order) => order.late !== null}
        focusOf={focusOf}
      />
      <LoadMore {...more} />
    </div>
  )
}
