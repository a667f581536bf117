import { type ReadForm, readForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { AddProductForm, EditProductForm } from '@ticarum/contract/forms/product-form'
import { centsOf } from '@ticarum/contract/money'
import { packingDoubt, packingSeen } from '@ticarum/contract/values/packing-doubts'
import { pricesAfter } from '@ticarum/contract/values/scale-tiers'
import type { Api } from '@ticarum/server/client'
import type { ActionFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import type { FlashMessage } from '../../../context/flash.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { redraw, refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { askedPrices } from '../prices/asked-prices.server.ts'
import { fieldsOfProduct, withPrices } from './fields-of-product.ts'
import { checkNewProduct, checkProduct } from './form-checks.ts'
import type { AskedPacking } from './packing-question.tsx'
import { readSentProduct } from './sent-product.server.ts'

const LIST = '/supplier/products'
const editPath = (id: string) => `/supplier/products/edit/${id}`

/** Admins have no product list, so they return to the product. */
const pathAfterSave = (role: string | null, id: string) => doneAt(role === 'admin' ? editPath(id) : LIST)

const messageOfNew = (status: string): FlashMessage =>
  status === 'listed' ? 'product-added-listed' : status === 'draft' ? 'product-added-draft' : 'product-added'

export async function addProductAction({ request, url, context }: ActionFunctionArgs) {
  const user = await requireRole({ url, context }, 'supplier', 'admin')
  const api = context.get(apiContext)
  const supplierId = user.role === 'admin' ? (url.searchParams.get('supplier') ?? '') : undefined
  const { key, fields, beside, back } = await readSentProduct(request, api, supplierId)
  if (back) return back

  const own = { ...fields, supplierId }
  const errors = checkNewProduct(own)
  const read = readForm(AddProductForm, own)
  if (!read.ok || errors.images) return refuseFields(errors, key, { values: fields, ...beside })
  const packing = askedPacking(read.value, fields)
  if (packing) return redraw(key, { values: fields, ...beside, packing })
  const answer = await api.products.add.try(read.value, key)
  if (!answer.ok) return refuse(answer, key, { values: fields, ...beside })
  return redirectWithToast(context, pathAfterSave(user.role, answer.value.id), messageOfNew(answer.value.status))
}

export async function editProductAction({ request, url, context, params: { id = '' } }: ActionFunctionArgs) {
  const user = await requireRole({ url, context }, 'supplier', 'admin')
  const api = context.get(apiContext)
  const supplierId = user.role === 'admin' ? (await api.products.get({ id })).supplier.id : undefined
  const { key, fields, beside, back } = await readSentProduct(request, api, supplierId)
  const done = (message: FlashMessage, to: string) => redirectWithToast(context, to, message)
  if (fields.intent === 'delete') {
    const answer = await api.products.remove.try({ id }, key)
    if (!answer.ok) return refuse(answer, key, { values: fields, ...beside })
    return done('product-deleted-here', doneAt(user.role === 'admin' ? '/products' : LIST))
  }
  if (back) return back

  const own = { ...fields, id }
  const errors = checkProduct(own)
  const read = readForm(EditProductForm, own)
  if (!read.ok || errors.images) return refuseFields(errors, key, { values: fields, ...beside })
  const packing = askedPacking(read.value, fields)
  if (packing) return redraw(key, { values: fields, ...beside, packing })
  const answer = await api.products.edit.try(read.value, key)
  if (answer.ok)
    return done(
      answer.value.waits.length > 0 ? 'product-updated-waits' : 'product-updated',
      pathAfterSave(user.role, id),
    )
  const { asked, again } = askedPrices(answer, read.value.shown)
  if (asked)
    return refuse(answer, key, { values: withPrices(fields, pricesAfter(asked.prices)), ...beside, asked, again })
  const stored = answer.code === 'CHANGED_MEANWHILE' ? await storedFields(api, id) : null
  return refuse(answer, key, { values: stored ? overStored(fields, stored) : fields, ...beside, stored })
}

type ReadProduct = Extract<ReadForm<typeof AddProductForm | typeof EditProductForm>, { ok: true }>['value']

/** A weight or volume to ask about, unless it was stored so or is confirmed. */
function askedPacking({ details, unit, category, price = '0' }: ReadProduct, sent: FormFields): AskedPacking | null {
  const { weightGrams = 0, volumeCm3 = 0 } = details
  const doubt = packingDoubt({ weightGrams, volumeCm3, unit, category, priceCents: centsOf(price) })
  const seen = packingSeen({ weightGrams, volumeCm3 })
  return doubt && seen !== sent.packingSeen && seen !== sent.packingSure ? { doubt, weightGrams, volumeCm3 } : null
}

async function storedFields(api: Api, id: string): Promise<FormFields | null> {
  const now = await api.products.get.try({ id })
  return now.ok ? fieldsOfProduct(now.value) : null
}

/** The typed values, ready to overwrite a concurrent change. If the stock was not edited, the stored stock is kept. */
function overStored(typed: FormFields, stored: FormFields): FormFields {
  const uncounted = typed.stock === typed.stockSeen
  return {
    ...typed,
    version: stored.version,
    stockSeen: stored.stock,
    ...(uncounted ? { stock: stored.stock } : {}),
  }
}
