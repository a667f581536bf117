import type { Cart, CartGroup, CartLine } from '@ticarum/contract/procedures/cart'
import { loadOf, percentOf } from '@ticarum/contract/values/containers'
import type { Language } from '@ticarum/contract/values/languages'
import { orderGroupOf } from '@ticarum/contract/values/offer'
import { placesIn } from '@ticarum/contract/values/place-names'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { isVerified } from '../suppliers/suppliers.public.ts'

const suppliersByIds = prepared('cart-suppliers', (ids: readonly string[]) =>
  sqlOf
    .selectFrom('suppliers')
    .select(['id', 'name', 'city', 'stripe', 'verified_until'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`),
)
const containerSizes = prepared('container-sizes', () =>
  sqlOf
    .selectFrom('company_settings')
    .select(['container20_cm3', 'container20_grams', 'container40_cm3', 'container40_grams']),
)

const totalOf = (lines: CartLine[]) =>
  lines.reduce((sum, { orderable, totalCents }) => sum + (orderable ? (totalCents ?? 0) : 0), 0)

/**
 * Groups lines by supplier, in the order of their first lines, and within a supplier by price basis. A product that is
 * no longer listed has no price basis: it joins its supplier's first group.
 */
export async function presentCart(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  language: Language,
  lines: { supplierId: string; line: CartLine }[],
  unknown: string[],
): Promise<Cart> {
  const bySupplier = Map.groupBy(lines, ({ supplierId }) => supplierId)
  const [suppliers, [sizes]] = await Promise.all([suppliersByIds(tx, [...bySupplier.keys()]), containerSizes(tx)])
  if (!sizes) throw new Error('the company has no settings')
  const groups = [...bySupplier].flatMap(([id, ofSupplier]): CartGroup[] => {
    const row = suppliers.find((supplier) => supplier.id === id)
    if (!row) return []
    const { name, city, stripe, verified_until } = row
    const supplier = { id, name, city: placesIn(language, city), stripe, verified: isVerified(verified_until, now) }
    return groupsOf(
      id,
      ofSupplier.map(({ line }) => line),
    ).map((group) => ({ supplier, ...inLanguage(language, group) }))
  })
  const load = loadOf(
    lines.flatMap(({ line }) =>
      line.orderable && line.offered ? { ...line.offered, productId: line.productId, quantity: line.quantity } : [],
    ),
  )
  const containers = [
    { feet: 20, cm3: Number(sizes.container20_cm3), grams: Number(sizes.container20_grams) },
    { feet: 40, cm3: Number(sizes.container40_cm3), grams: Number(sizes.container40_grams) },
  ]
  return {
    groups,
    count: lines.length,
    totalCents: totalOf(lines.map(({ line }) => line)),
    load,
    containers: containers.map((container) => ({ ...container, percent: percentOf(load, container) })),
    unknown,
  }
}

/** A group's places, after the lines were grouped by them. */
function inLanguage<G extends Omit<CartGroup, 'supplier'>>(language: Language, group: G): G {
  const named = <B extends { place: string }>(basis: B) => ({ ...basis, place: placesIn(language, basis.place) })
  return {
    ...group,
    basis: group.basis && named(group.basis),
    lines: group.lines.map((line) => ({
      ...line,
      offered: line.offered && { ...line.offered, basis: named(line.offered.basis) },
    })),
  }
}

/** Each price basis becomes one order. */
function groupsOf(supplierId: string, lines: CartLine[]): Omit<CartGroup, 'supplier'>[] {
  const first = lines.find(({ offered }) => offered)?.offered?.basis ?? null
  const basisOf = ({ offered }: CartLine) => offered?.basis ?? first
  return [...Map.groupBy(lines, (line) => orderGroupOf({ supplierId, basis: basisOf(line) })).values()].map((own) => ({
    basis: own[0] ? basisOf(own[0]) : null,
    lines: own,
    totalCents: totalOf(own),
  }))
}
