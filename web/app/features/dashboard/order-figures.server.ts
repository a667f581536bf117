import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import type { OrderCounts, Waiting } from '@ticarum/contract/procedures/orders'
import type { Language } from '@ticarum/contract/values/languages'
import { daysBetween } from '@ticarum/contract/values/periods'
import { dayOf } from '@ticarum/contract/values/working-days'
import type { Api } from '@ticarum/server/client'

const LIMIT = 3

export interface OrderFigures {
  counts: OrderCounts
  /** what the reader has to act on, and how many days the most pressing is late */
  waiting: (Waiting & { lateDays: number })[]
  /** newest orders that are pending or processing */
  underWay: OrderRow[]
}

/** Order counts and what the reader has to act on; null if it could not be read. */
export async function orderFigures({ orders }: Api, language: Language): Promise<OrderFigures | null> {
  const newest = (status: 'pending' | 'processing') => orders.list.try({ status, limit: LIMIT, language })
  const [counts, waiting, pending, processing] = await Promise.all([
    orders.counts.try({}),
    orders.waiting.try({}),
    newest('pending'),
    newest('processing'),
  ])
  if (!counts.ok || !waiting.ok || !pending.ok || !processing.ok) return null
  const underWay = [...pending.value.items, ...processing.value.items]
    .sort((one, other) => other.placedAt.localeCompare(one.placedAt))
    .slice(0, LIMIT)
  const today = dayOf(new Date())
  const late = waiting.value.items.map((item) => ({
    ...item,
    lateDays: item.by ? Math.max(0, daysBetween(item.by, today)) : 0,
  }))
  return { counts: counts.value, waiting: late, underWay }
}
