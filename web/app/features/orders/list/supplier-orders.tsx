import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { shownColumns } from '../../../components/table/columns.ts'
import { Table } from '../../../components/table/table.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { useText } from '../../../texts.ts'
import { SUPPLIER_ORDERS_PATH } from '../paths.ts'
import { type LateOrders, useLateGroup } from './late-group.tsx'
import { SupplierOrderActs, useSupplierOrderColumns } from './supplier-columns.tsx'

interface SupplierOrdersProps {
  first: { items: OrderRow[]; next: string | null }
  late: LateOrders
  columns: string[] | null
  address: string
}

/** A supplier's orders: those whose promise has passed above, then newest first. */
export function SupplierOrders({ first, late, columns, address }: SupplierOrdersProps) {
  const t = useText('orders')
  const { items, more, focusOf } = useMore(first, address)
  const all = useSupplierOrderColumns()
  const group = useLateGroup(late, items, SUPPLIER_ORDERS_PATH)
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
        {...group}
        acts={{
          label: t('column.acts'),
          of: (order) => <SupplierOrderActs order={order} address={address} />,
        }}
        focusOf={focusOf}
      />
      <LoadMore {...more} />
    </div>
  )
}
