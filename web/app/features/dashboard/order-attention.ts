import { MOST_WAITING } from '@ticarum/contract/values/orders'
import type { Role } from '@ticarum/contract/values/roles'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { orderListPaths, ordersPath } from '../orders/paths.ts'
import type { AttentionRow } from './attention.tsx'
import type { OrderFigures } from './order-figures.server.ts'

/** Orders that need the reader's attention; each row links to the list of exactly those that it counts. */
export function useOrderAttention(figures: OrderFigures | null, reader: Role): AttentionRow[] {
  const t = useText('dashboard')
  const day = useDay()
  const rows = (figures?.waiting ?? []).map(({ kind, count, more, number, by, lateDays }) => ({
    key: kind,
    to: ordersPath(orderListPaths[reader], { waits: kind }),
    count: t(more ? 'attention.many' : 'figures.count', { count }),
    text: t(`attention.orders.${kind}`, { count }),
    late: lateDays > 0,
    note:
      lateDays > 0
        ? `${t('attention.next', { number })}, ${t('late.days', { days: lateDays })}`
        : by
          ? t('attention.next-by', { number, day: day(by) })
          : t('attention.next', { number }),
  }))
  const late = reader === 'admin' ? (figures?.counts.late ?? 0) : 0
  if (late === 0) return rows
  const all = {
    key: 'late',
    to: ordersPath(orderListPaths.admin, { late: true }),
    count: t(late >= MOST_WAITING ? 'attention.many' : 'figures.count', { count: late }),
    text: t('attention.orders.late', { count: late }),
    late: true,
  }
  return [all, ...rows]
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
