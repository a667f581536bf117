import { MOST_AT_ONCE } from '@ticarum/contract/procedures/bulk-acts'
import type { BulkProducts, PricesToConfirm } from '@ticarum/contract/procedures/products'
import type { Api } from '@ticarum/server/client'
import { type ActionFunctionArgs, data } from 'react-router'
import { pickedOf } from '../../../components/table/pick-rows.tsx'
import { apiContext } from '../../../context/contexts.ts'
import { withQuery } from '../../../context/with-query.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { bulkChangeOf } from './bulk-change.ts'
import { findProductsBy, type ProductFilters, supplierProductsPath } from './paths.ts'

type Sent = Partial<Record<string, string>>
type Outcomes = { id: string; name: string; outcome: string }[]
type Change = BulkProducts['change']
type Seen = Extract<Change, { kind: 'price' }>['seen']

const leftOf = (items: Outcomes) => items.filter(({ outcome }) => outcome !== 'done')
const inPart = (items: Outcomes, key: string, values: Record<string, string>) => {
  const left = leftOf(items)
  return data({ bulk: { done: items.length - left.length, left }, key: keyFor(key, 'again'), values })
}
const valuesOf = ({ kind = '', amount = '' }: Sent) => ({ intent: 'bulk', id: '', price: '', stock: '', kind, amount })

/** Changes the ticked products, or all that match, part by part; new prices are shown first. */
export async function changeTicked({ context }: ActionFunctionArgs, fields: Sent, filters: ProductFilters) {
  const { key = '', kind = '', amount = '', all } = fields
  const { products } = context.get(apiContext)
  const values = valuesOf(fields)
  const read = bulkChangeOf(kind, amount)
  if (!read.ok) return refuseFields({ [read.field]: read.field === 'kind' ? 'required' : 'invalid' }, key, { values })
  const matching = all === undefined ? null : await products.matching.try(findProductsBy(filters))
  const ids = matching ? (matching.ok ? matching.value.ids : []) : pickedOf(fields).map(({ id }) => id)
  if (ids.length === 0) return refuseFields({ products: 'required' }, key, { values })

  const answer = await changeInParts(products, read.change, ids, (part) => keyFor(key, kind, amount, ...part))
  if (!answer.ok) return refuse(answer.refused, key, { values })
  return read.change.kind === 'price'
    ? askAbout(answer, keyFor(key, 'prices'), { values, again: false })
    : changed({ context, filters, key, values }, answer)
}

/** Saves new prices that were shown, each product as it was then. */
export async function saveNewPrices({ context }: ActionFunctionArgs, fields: Sent, filters: ProductFilters) {
  const { key = '', kind = '', amount = '', large, sure } = fields
  const { products } = context.get(apiContext)
  const values = valuesOf(fields)
  const read = bulkChangeOf(kind, amount)
  const seen = seenOf(fields)
  if (!read.ok || read.change.kind !== 'price' || seen.length === 0) throw data(null, { status: 400 })
  const ids = seen.map(({ id }) => id)
  if (large !== undefined && sure === undefined) {
    const answer = await changeInParts(products, read.change, ids, (part) => keyFor(key, 'ask', ...part))
    if (!answer.ok) return refuse(answer.refused, key, { values })
    return askAbout(answer, keyFor(key, 'prices'), { values, again: true })
  }

  const change = { ...read.change, seen, sure: sure !== undefined }
  const answer = await changeInParts(products, change, ids, (part) => keyFor(key, 'save', ...part))
  return answer.ok ? changed({ context, filters, key, values }, answer) : refuse(answer.refused, key, { values })
}

/** The products whose new prices a form has shown, with their versions. */
const seenOf = (fields: Sent): Seen =>
  Object.entries(fields).flatMap(([name, version = '']) =>
    name.startsWith('seen.') ? [{ id: name.slice('seen.'.length), version }] : [],
  )

type ChangedParts = Extract<Awaited<ReturnType<typeof changeInParts>>, { ok: true }>

async function changeInParts(
  products: Api['products'],
  change: Change,
  ids: string[],
  keyOf: (part: string[]) => string,
) {
  const items: Outcomes = []
  const toConfirm: PricesToConfirm[] = []
  let actId: string | null = null
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const part = ids.slice(at, at + MOST_AT_ONCE)
    const ofPart =
      change.kind === 'price' ? { ...change, seen: change.seen.filter(({ id }) => part.includes(id)) } : change
    const answer = await products.changeMany.try({ ids: part, change: ofPart, ...(actId && { actId }) }, keyOf(part))
    if (!answer.ok) return { ok: false as const, refused: answer }
    items.push(...answer.value.items)
    toConfirm.push(...answer.value.toConfirm)
    actId = answer.value.actId
  }
  return { ok: true as const, items, toConfirm, actId }
}

type BulkFields = ReturnType<typeof valuesOf>

/** Shows old and new prices; where none could be changed, it says why. */
function askAbout(
  { items, toConfirm }: ChangedParts,
  key: string,
  { values, again }: { values: BulkFields; again: boolean },
) {
  if (toConfirm.length === 0) return inPart(items, key, values)
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const newPrices = toConfirm.map((asked) => ({ ...asked, name: names.get(asked.id) ?? '' }))
  return data({ newPrices, again, key, values: { ...values, intent: 'prices' } })
}

interface ChangedList extends Pick<ActionFunctionArgs, 'context'> {
  filters: ProductFilters
  key: string
  values: BulkFields
}

function changed({ context, filters, key, values }: ChangedList, { items, actId }: ChangedParts) {
  if (leftOf(items).length > 0) return inPart(items, key, values)
  const back = withQuery(supplierProductsPath(filters), { changed: actId ?? '' })
  return redirectWithToast(context, doneAt(back), 'products-changed')
}

/** Takes a bulk change back, part by part. */
export async function undoChange({ context }: ActionFunctionArgs, fields: Sent, filters: ProductFilters) {
  const { key = '', id = '' } = fields
  const { products } = context.get(apiContext)
  const values = { ...valuesOf({}), intent: 'undo' }
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
