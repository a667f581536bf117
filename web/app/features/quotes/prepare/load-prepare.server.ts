import type { FormFields } from '@ticarum/contract/forms/nested'
import { quoteLimits } from '@ticarum/contract/values/quotes'
import type { Api } from '@ticarum/server/client'
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { lineField } from '../../cart/typed-line.ts'
import { pricedCards } from '../../listings/member-prices.server.ts'
import { goodsOf } from '../request/load-request.server.ts'

/** So many products are shown of a search. */
const FOUND = 8

/** Loads the form: ?line= products of one supplier, ?customer= somebody of the company, ?q= a search for products. */
export async function loadPrepare(args: LoaderFunctionArgs) {
  await requireRole(args, 'admin')
  const { request, url, context } = args
  const api = context.get(apiContext)
  const language = languageOf(request)
  const query = url.searchParams
  const lines = [...new Set(query.getAll('line'))].slice(0, quoteLimits.lines)
  const [suppliers, { ports }, customer] = await Promise.all([
    goodsOf(api, lines, language),
    api.tradeSettings.ports({ language }),
    customerOf(api, query.get('customer')),
  ])
  const [asked = null] = suppliers
  const productIds = asked?.goods.map(({ productId }) => productId) ?? []
  const q = query.get('q')?.trim().slice(0, 100) ?? ''
  const supplierId = asked?.supplier.id
  const found = q
    ? await api.listings.list.try({ q, limit: FOUND, language, ...(supplierId && { supplierId }) })
    : undefined
  const values: FormFields = { notesLanguage: language, 'contact.language': 'so' }
  for (const { productId, offered } of asked?.goods ?? [])
    values[lineField(productId, 'quantity')] = String(offered.minimum)
  return {
    asked,
    productIds,
    leftOut: lines.length - productIds.length,
    customer,
    q,
    found: found?.ok
      ? await pricedCards(
          api,
          found.value.items.filter(({ id }) => !productIds.includes(id)),
        )
      : null,
    ports: ports.map(({ code, name }) => ({ code, name })),
    values,
    key: newFormKey(),
  }
}
export type LoadedPrepare = Awaited<ReturnType<typeof loadPrepare>>

/** The company of a customer; null: the quote is for a contact. */
async function customerOf({ users }: Pick<Api, 'users'>, id: string | null) {
  const answer = id ? await users.get.try({ id }) : undefined
  if (!answer?.ok || answer.value.company?.kind !== 'customer') return null
  const { id: userId, fullName, company } = answer.value
  return { userId, fullName, companyId: company.id, company: company.name, city: company.city }
}
