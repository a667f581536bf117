import type { ErrorCode } from '@ticarum/contract/errors'
import { readForm } from '@ticarum/contract/forms/check-form'
import { ShownPricesForm } from '@ticarum/contract/forms/product-form'
import { plainNumber } from '@ticarum/contract/values/typed-number'
import type { Refused } from '@ticarum/server/client'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { chosenColumns } from '../../../components/table/columns.ts'
import { apiContext } from '../../../context/contexts.ts'
import type { FlashMessage } from '../../../context/flash.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { loadViews } from '../../saved-views/load-views.server.ts'
import { isAboutView, saveView } from '../../saved-views/saved-views.server.ts'
import { askedPrices } from '../prices/asked-prices.server.ts'
import { changeTicked, saveNewPrices, undoChange } from './change-products.server.ts'
import { findProductsBy, productFiltersOf, SUPPLIER_PRODUCTS_PATH, supplierProductsPath } from './paths.ts'

const ROWS = 24

/** Loads the supplier's own products as the URL filters them; ?delete opens the confirmation. */
export async function loadMyProducts(args: LoaderFunctionArgs) {
  const { request, url, context } = args
  const { companyId } = await requireRole({ url, context }, 'supplier')
  if (!companyId) throw redirect('/supplier/team')
  const { products, bulkActs } = context.get(apiContext)
  const { searchParams } = url
  const [after, id] = [searchParams.get('after'), searchParams.get('delete')]
  const filters = productFiltersOf(searchParams)
  const input = { limit: ROWS, ...findProductsBy(filters), ...(after && { after }) }
  const changed = searchParams.get('changed')
  const [page, deleted, views, act] = await Promise.all([
    products.list.try(input),
    id ? products.get.try({ id }) : null,
    loadViews(args, SUPPLIER_PRODUCTS_PATH),
    changed ? bulkActs.get.try({ id: changed }) : null,
  ])
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(supplierProductsPath(filters))

  const deleting =
    deleted?.ok && deleted.value.may.includes('remove')
      ? { id: deleted.value.id, name: deleted.value.name, key: newFormKey() }
      : null
  const rest = {
    filters,
    after,
    deleting,
    views,
    columns: chosenColumns(request, SUPPLIER_PRODUCTS_PATH),
    act: act?.ok ? act.value : null,
    key: newFormKey(),
  }
  if (!page.ok) return data({ ...rest, list: null, unconfirmed: 0 }, { status: statusOf(page.code) })
  // Each row has its own key: after going back, another row's button is a different action.
  const items = page.value.items.map((product) => ({ ...product, key: newFormKey() }))
  return { ...rest, list: { after, page: { items, next: page.value.next } }, unconfirmed: page.value.unconfirmed }
}

const messages = {
  delete: 'product-deleted',
  pause: 'product-paused',
  resume: 'product-resumed',
  submit: 'product-submitted',
  quick: 'product-updated',
} as const satisfies Record<string, FlashMessage>

/** Actions on one product, or on all prices. */
export async function changeMyProducts(args: ActionFunctionArgs) {
  const { request, url, context } = args
  const { products } = context.get(apiContext)
  const sent = await formFields(request)
  const filters = productFiltersOf(url.searchParams)
  if (isAboutView(sent)) return saveView(context, SUPPLIER_PRODUCTS_PATH, sent)
  if (sent.intent === 'bulk') return changeTicked(args, sent, filters)
  if (sent.intent === 'prices') return saveNewPrices(args, sent, filters)
  if (sent.intent === 'undo') return undoChange(args, sent, filters)
  const { intent = '', key: formKey = '', id = '', ...typed } = sent
  const key = keyFor(formKey, intent)
  const back = doneAt(supplierProductsPath(filters))
  const { price = '', stock = '', stockSeen, version = '' } = typed
  const read = readForm(ShownPricesForm, typed)
  const shown = read.ok ? read.value.shown : undefined
  const refused = (refusal: Refused<ErrorCode>) =>
    refuse(refusal, formKey, { values: { intent, id, price, stock }, ...askedPrices(refusal, shown) })

  if (intent === 'confirm') {
    const answer = await products.confirmPrices.try({}, key)
    return answer.ok ? redirectWithToast(context, back, 'prices-confirmed') : refused(answer)
  }
  if (intent === 'duplicate') {
    const answer = await products.duplicate.try({ id }, key)
    return answer.ok
      ? redirectWithToast(context, `/supplier/products/edit/${answer.value.id}`, 'product-duplicated')
      : refused(answer)
  }
  const counted = stock === stockSeen ? {} : { stock: Number(plainNumber(stock) ?? Number.NaN) }
  const actions = {
    delete: () => products.remove.try({ id }, key),
    pause: () => products.pause.try({ id }, key),
    resume: () => products.resume.try({ id }, key),
    submit: () => products.submit.try({ id }, key),
    quick: () => products.quickEdit.try({ id, version, price: plainNumber(price) ?? price, ...counted, shown }, key),
  }
  if (!isAction(intent)) throw data(null, { status: 400 })
  const answer = await actions[intent]()
  return answer.ok ? redirectWithToast(context, back, messages[intent]) : refused(answer)
}

const isAction = (intent: string): intent is keyof typeof messages => Object.hasOwn(messages, intent)
