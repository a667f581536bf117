import type { BulkProducts } from '@ticarum/contract/procedures/products'
import { plainNumber } from '@ticarum/contract/values/typed-number'

export const bulkKinds = ['price-percent', 'price-amount', 'stock', 'pause', 'resume'] as const
export type BulkKind = (typeof bulkKinds)[number]
const isKind = (kind: string): kind is BulkKind => bulkKinds.some((known) => known === kind)

/** '-7,5' → -750; null if it is no number with at most two decimals. */
function hundredthsOf(typed: string): number | null {
  const [, sign, whole = '', part = ''] = /^(-?)(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plainNumber(typed) ?? '') ?? []
  if (sign === undefined) return null
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign === '-' ? -amount : amount
}

/** What was chosen and typed as a change; otherwise the field that is wrong. */
export function bulkChangeOf(
  kind: string,
  amount: string,
): { ok: true; change: BulkProducts['change'] } | { ok: false; field: 'kind' | 'amount' } {
  if (!isKind(kind)) return { ok: false, field: 'kind' }
  if (kind === 'pause' || kind === 'resume') return { ok: true, change: { kind } }
  const hundredths = hundredthsOf(amount)
  if (hundredths === null) return { ok: false, field: 'amount' }
  const asked = { kind: 'price' as const, seen: [], sure: false }
  if (kind === 'price-percent') return { ok: true, change: { ...asked, price: { by: 'percent', hundredths } } }
  if (kind === 'price-amount') return { ok: true, change: { ...asked, price: { by: 'amount', cents: hundredths } } }
  return hundredths >= 0 && hundredths % 100 === 0
    ? { ok: true, change: { kind: 'stock', stock: hundredths / 100 } }
    : { ok: false, field: 'amount' }
}
