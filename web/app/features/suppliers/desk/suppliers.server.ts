import { readForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { SupplierFeeForm } from '@ticarum/contract/forms/trade-settings'
import { DecideChange, DecideVerification, SuspendSupplier } from '@ticarum/contract/procedures/verifications'
import type { Language } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { chosenColumns } from '../../../components/table/columns.ts'
import { apiContext } from '../../../context/contexts.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { waitedSince } from '../../reviews/waiting-time.ts'
import { loadViews } from '../../saved-views/load-views.server.ts'
import { proveAndDo } from '../../security/prove.server.ts'
import { changeDecisions, isChangeIntent } from './change-decisions.ts'
import { decisionFields } from './decision-fields.ts'
import { DESK_SUPPLIERS_PATH, deskSupplierPath, deskSuppliersPath, supplierFiltersOf } from './paths.ts'

const ROWS = 24
const YEAR = 365 * 24 * 3600 * 1000

/** Loads the suppliers that the URL selects. */
export async function loadSuppliers(args: LoaderFunctionArgs) {
  const { request, url, context } = args
  await requireRole({ url, context }, 'admin')
  const { searchParams } = url
  const after = searchParams.get('after')
  const filters = supplierFiltersOf(searchParams)
  const asked = { limit: ROWS, ...filters, ...(after && { after }) }
  const [page, views] = await Promise.all([
    context.get(apiContext).verifications.list.try(asked),
    loadViews(args, DESK_SUPPLIERS_PATH),
  ])
  const rest = { filters, after, views, columns: chosenColumns(request, DESK_SUPPLIERS_PATH) }
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(deskSuppliersPath(filters))
  if (!page.ok) return data({ ...rest, list: null }, { status: statusOf(page.code) })
  const now = Date.now()
  const language = languageOf(request)
  const items = page.value.items.map((row) => ({
    ...row,
    id: row.supplier.id,
    supplier: { ...row.supplier, ...placeOf(language, row.supplier) },
    waited: waitedSince(row.since, now),
  }))
  return { ...rest, list: { after, page: { items, next: page.value.next } } }
}

/** Where a supplier is, in the reader's language. */
const placeOf = (language: Language, { city, country }: { city: string; country: string }) => ({
  city: placesIn(language, city),
  country: placesIn(language, country),
})

const LATEST_ORDERS = 5

/** Loads a supplier, its contact persons, decisions, latest orders and products. */
export async function loadSupplier({ request, url, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const { verifications, products, orders, identity } = context.get(apiContext)
  const after = url.searchParams.get('after')
  const [answer, page, latest, ways] = await Promise.all([
    verifications.get.try({ id }),
    products.list.try({ supplierId: id, limit: ROWS, ...(after && { after }) }),
    orders.list.try({ supplierId: id, limit: LATEST_ORDERS, language: languageOf(request) }),
    identity.signInWays({}),
  ])
  if (!answer.ok) {
    if (answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID') throw data(null, { status: 404 })
    return data({ verification: null }, { status: statusOf(answer.code) })
  }
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(deskSupplierPath(id))
  return {
    verification: answer.value,
    place: placeOf(languageOf(request), answer.value.supplier),
    ways,
    inAYear: new Date(Date.now() + YEAR).toISOString().slice(0, 10),
    after,
    orders: latest.ok ? latest.value.items : null,
    list: page.ok ? { after, page: { items: page.value.items, next: page.value.next } } : null,
    key: newFormKey(),
  }
}

export async function decideVerificationAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const { key = '', password = '', ...values } = await formFields(request)
  if (values.intent === 'fee') return setFee(context, id, values, password)
  if (values.intent === 'suspended') return suspend(context, id, { key, password, values })
  if (isChangeIntent(values.intent)) return decideChange(context, id, key, values)
  const read = readForm(DecideVerification, decisionFields({ ...values, id }))
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const answer = await context.get(apiContext).verifications.decide.try(read.value, keyFor(key, read.value.to))
  if (!answer.ok) return refuse(answer, key, { values })
  return redirectWithToast(context, doneAt(deskSupplierPath(id)), 'verification-decided')
}

async function suspend(
  context: Readonly<RouterContextProvider>,
  id: string,
  { key, password, values }: { key: string; password: string; values: FormFields },
) {
  const read = readForm(SuspendSupplier, { id, reason: values.reason })
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const api = context.get(apiContext)
  const answer = await proveAndDo(api, password, () =>
    api.verifications.suspend.try(read.value, keyFor(key, 'suspended')),
  )
  if (!answer.ok) return refuse(answer, key, { values })
  return redirectWithToast(context, doneAt(deskSupplierPath(id)), 'verification-decided')
}

/** Accepts or refuses what a supplier with the seal wants to change of what was checked. */
async function decideChange(context: Readonly<RouterContextProvider>, id: string, key: string, values: FormFields) {
  const decision = isChangeIntent(values.intent) ? changeDecisions[values.intent] : undefined
  const read = readForm(DecideChange, { id: values.changeId, decision, reason: values.reason })
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const answer = await context
    .get(apiContext)
    .verifications.decideChange.try(read.value, keyFor(key, read.value.decision, read.value.id))
  if (!answer.ok) return refuse(answer, key, { values })
  return redirectWithToast(context, doneAt(deskSupplierPath(id)), 'verification-decided')
}

/** Sets a supplier's own fee, or removes it. */
async function setFee(context: Readonly<RouterContextProvider>, id: string, values: FormFields, password: string) {
  const read = readForm(SupplierFeeForm, values)
  if (!read.ok) return refuseFields(read.fields, '', { values })
  const api = context.get(apiContext)
  const answer = await proveAndDo(api, password, () => api.verifications.setFee.try({ id, ...read.value }))
  if (!answer.ok) return refuse(answer, '', { values })
  return redirectWithToast(context, doneAt(deskSupplierPath(id)), 'fee-saved')
}
