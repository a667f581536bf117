import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { Link } from 'react-router'
import type { RowGroup } from '../../../components/table/table.tsx'
import { useText } from '../../../texts.ts'
import { ordersPath } from '../paths.ts'

/** The first of the late orders; null: none is late, or the list shows them anyway. */
export type LateOrders = { rows: OrderRow[]; more: boolean } | null

/** Late orders as a group above a list, and the rest of the list without them. */
export function useLateGroup(late: LateOrders, items: OrderRow[], path: string) {
  const t = useText('orders')
  const ids = new Set(late?.rows.map(({ id }) => id))
  const above: RowGroup<OrderRow> | undefined = late
    ? {
        title: t('late.title'),
        rows: late.rows,
        more: late.more ? (
          <Link to={ordersPath(path, { late: true })} className="underline underline-offset-3">
            {t('late.all')}
          </Link>
        ) : null,
      }
    : undefined
  return { above, rows: items.filter(({ id }) => !ids.has(id)), isLate: (order: OrderRow) => order.late !== null }
}
