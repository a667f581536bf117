import type { Role } from '@ticarum/contract/values/roles'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { orderListPaths, orderPath, ordersPath } from '../orders/paths.ts'
import type { AttentionRow } from './attention.tsx'
import type { OrderFigures } from './order-figures.server.ts'

/**
 * Orders that need the reader's attention. Each row links to the most urgent order; follow-ups link to their own list.
 */
export function useOrderAttention(figures: OrderFigures | null): AttentionRow[] {
  const t = useText('dashboard')
  const day = useDay()
  return (figures?.waiting ?? []).map(({ kind, count, more, orderId, number, by }) => ({
    key: kind,
    to: kind === 'follow_up' ? ordersPath(orderListPaths.admin, { due: true }) : orderPath(orderId),
    count: t(more ? 'attention.many' : 'figures.count', { count }),
    text: t(`attention.orders.${kind}`, { count }),
    note: by ? t('attention.next-by', { number, day: day(by) }) : t('attention.next', { number }),
  }))
}

/** The note on the orders tile. */
export function useOrderNote(figures: OrderFigures | null, reader: Role): Partial<Record<string, string>> {
  const t = useText('dashboard')
  if (!figures) return {}
  const { all, pending, processing } = figures.counts
  const note =
    reader === 'customer'
      ? t('note.orders', { active: pending + processing, all })
      : t('figures.orders.states', { pending, processing })
  return { [orderListPaths[reader]]: note }
}
