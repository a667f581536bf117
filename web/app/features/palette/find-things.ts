import type { Language } from '@ticarum/contract/values/languages'
import type { Role } from '@ticarum/contract/values/roles'
import { type ApiAnswer, type ApiInput, type ApiName, callApi } from '../../forms/call-api.ts'
import { orderPath } from '../orders/paths.ts'
import { deskSupplierPath } from '../suppliers/desk/paths.ts'
import { userPath } from '../users/paths.ts'

/** Something that the palette leads to. */
export interface Entry {
  to: string
  name: string
  /** what kind of thing it is, or whose */
  note: string
}

export interface Found {
  entries: Entry[]
  /** some of it could not be asked for */
  failed: boolean
}

const EACH = 5

type ItemOf<Name extends ApiName> =
  Extract<ApiAnswer<Name>, { ok: true }> extends { value: { items: (infer Item)[] } } ? Item : never

type ItemsAnswer<Item> = { ok: true; value: { items: Item[] } } | { ok: false }

/** The first of a list, as entries. */
async function find<Name extends ApiName>(
  name: Name,
  input: ApiInput<Name>,
  entry: (item: ItemOf<Name>) => Entry,
): Promise<Found> {
  const call = callApi as unknown as (name: Name, input: object) => Promise<ItemsAnswer<ItemOf<Name>>>
  const answer = await call(name, { ...input, limit: EACH })
  return { entries: answer.ok ? answer.value.items.map(entry) : [], failed: !answer.ok }
}

/** What a role looks for by words, beside its pages. */
const questions: Record<Role, (q: string, language: Language) => Promise<Found>[]> = {
  admin: (q, language) => [
    find('orders.list', { q, language }, ({ id, number, customer }) => ({
      to: orderPath(id),
      name: number,
      note: customer.company,
    })),
    find('verifications.list', { q, state: 'all' }, ({ supplier }) => ({
      to: deskSupplierPath(supplier.id),
      name: supplier.name,
      note: supplier.city,
    })),
    find('users.list', { q }, ({ id, fullName, email }) => ({ to: userPath(id), name: fullName, note: email })),
  ],
  supplier: (q) => [
    find('products.list', { q }, ({ id, name, articleCode }) => ({
      to: `/supplier/products/edit/${id}`,
      name,
      note: articleCode ?? '',
    })),
  ],
  customer: (q, language) => [
    find('listings.list', { q, language }, ({ id, name, supplier }) => ({
      to: `/products/${id}`,
      name,
      note: supplier.name,
    })),
  ],
}

export async function findThings(role: Role, q: string, language: Language): Promise<Found> {
  const found = await Promise.all(questions[role](q, language))
  return { entries: found.flatMap(({ entries }) => entries), failed: found.some(({ failed }) => failed) }
}
