import { readForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { AddProductForm, EditProductForm } from '@ticarum/contract/forms/product-form'
import type { Api } from '@ticarum/server/client'
import type { ActionFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import type { FlashMessage } from '../../../context/flash.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { fieldsOfProduct } from './fields-of-product.ts'
import { checkNewProduct, checkProduct } from './form-checks.ts'
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
  const answer = await api.products.edit.try(read.value, key)
  if (answer.ok)
    return done(
      answer.value.waits.length > 0 ? 'product-updated-waits' : 'product-updated',
      pathAfterSave(user.role, id),
    )
  const stored = answer.code === 'CHANGED_MEANWHILE' ? await storedFields(api, id) : null
  return refuse(answer, key, { values: stored ? overStored(fields, stored) : fields, ...beside, stored })
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
