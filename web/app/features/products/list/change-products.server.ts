import { MOST_AT_ONCE } from '@ticarum/contract/procedures/bulk-acts'
import { type ActionFunctionArgs, data } from 'react-router'
import { pickedOf } from '../../../components/table/pick-rows.tsx'
import { apiContext } from '../../../context/contexts.ts'
import { withQuery } from '../../../context/with-query.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { bulkChangeOf } from './bulk-change.ts'
import { type ProductFilters, productQuery, supplierProductsPath } from './paths.ts'

type Sent = Partial<Record<string, string>>
type Outcomes = { id: string; name: string; outcome: string }[]

const leftOf = (items: Outcomes) => items.filter(({ outcome }) => outcome !== 'done')
const inPart = (items: Outcomes, key: string, values: Record<string, string>) => {
  const left = leftOf(items)
  return data({ bulk: { done: items.length - left.length, left }, key: keyFor(key, 'again'), values })
}

/** Changes the ticked products, or all that match, part by part. */
export async function changeTicked({ context }: ActionFunctionArgs, fields: Sent, filters: ProductFilters) {
  const { key = '', kind = '', amount = '', all } = fields
  const { products } = context.get(apiContext)
  const values = { intent: 'bulk', id: '', price: '', stock: '', kind, amount }
  const read = bulkChangeOf(kind, amount)
  if (!read.ok) return refuseFields({ [read.field]: read.field === 'kind' ? 'required' : 'invalid' }, key, { values })
  const matching = all === undefined ? null : await products.matching.try(Object.fromEntries(productQuery(filters)))
  const ids = matching ? (matching.ok ? matching.value.ids : []) : pickedOf(fields).map(({ id }) => id)
  if (ids.length === 0) return refuseFields({ products: 'required' }, key, { values })

  const items: Outcomes = []
  let actId: string | undefined
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const part = ids.slice(at, at + MOST_AT_ONCE)
    const asked = { ids: part, change: read.change, ...(actId && { actId }) }
    const answer = await products.changeMany.try(asked, keyFor(key, kind, amount, ...part))
    if (!answer.ok) return refuse(answer, key, { values })
    items.push(...answer.value.items)
    actId = answer.value.actId
  }
  if (leftOf(items).length > 0) return inPart(items, key, values)
  const back = withQuery(supplierProductsPath(filters), { changed: actId ?? '' })
  return redirectWithToast(context, doneAt(back), 'products-changed')
}

/** Takes a bulk change back, part by part. */
export async function undoChange({ context }: ActionFunctionArgs, fields: Sent, filters: ProductFilters) {
  const { key = '', id = '' } = fields
  const { products } = context.get(apiContext)
  const values = { intent: 'undo', id: '', price: '', stock: '', kind: '', amount: '' }
  const items: Outcomes = []
  for (let more = true; more; ) {
    const answer = await products.undoMany.try({ id }, keyFor(key, 'undo', String(items.length)))
    if (!answer.ok) return refuse(answer, key, { values })
    items.push(...answer.value.items)
    more = answer.value.left > 0
  }
  if (leftOf(items).length > 0) return inPart(items, key, values)
  return redirectWithToast(context, doneAt(supplierProductsPath(filters)), 'products-undone')
}
