import type { OrderRow as Row } from '@ticarum/contract/procedures/order-shapes'
import type { Role } from '@ticarum/contract/values/roles'
import type { ReactNode } from 'react'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { useText } from '../../../texts.ts'
import { OrderRowView } from './order-row.tsx'

const FIRST_SCREEN = 6

interface OrderListProps {
  first: { items: Row[]; next: string | null }
  address: string
  reader: Role
  actionsOf(order: Row): ReactNode
  /** shown if the list is empty */
  none: ReactNode
}

/** Orders, newest first. 'Load more' is a link to the next page; with scripts its items are appended. */
export function OrderList({ first, address, reader, actionsOf, none }: OrderListProps) {
  const _t = useText('orders')
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) return none
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map((order, place) => (
          <OrderRowView
            key={order.id}
            order={order}
            reader={reader}
            first={place < FIRST_SCREEN}
            focus={focusOf(order.id)}
            actions={actionsOf(order)}
          />
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}
