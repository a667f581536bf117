import { Id } from '@ticarum/contract/fields'
import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Breakdown } from '@ticarum/contract/forms/order-fields'
import type { CartGroup, CartLine } from '@ticarum/contract/procedures/cart'
import type { Priced } from '@ticarum/contract/procedures/listings'
import { breakdownFits } from '@ticarum/contract/values/breakdown'
import type { Language } from '@ticarum/contract/values/languages'
import { quoteLimits } from '@ticarum/contract/values/quotes'
import type { Api } from '@ticarum/server/client'
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { withReturnTo } from '../../../context/return-to.ts'
import { currentUser, requireRole } from '../../../context/session-guard.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { lineField } from '../../cart/typed-line.ts'
import { memberPrices } from '../../listings/member-prices.server.ts'
import { isPriced } from '../../listings/priced.ts'
import { fieldsOfBreakdown, partFields } from '../../orders/place/parts.ts'

/** A listed product that a price is asked for. */
export type Goods = Pick<CartLine, 'productId' | 'name' | 'language' | 'image'> & {
  offered: Priced<NonNullable<CartLine['offered']>>
}

/** What is asked of one supplier. */
export interface SuppliersGoods {
  supplier: CartGroup['supplier']
  goods: Goods[]
}

/** A line of a cart or an order; a product that was just chosen has neither quantity nor breakdown yet. */
interface Start {
  productId: string
  quantity?: number
  breakdown?: Breakdown | null
}

/** Visitors sign in first, and come back with what they chose. */
export async function requireCustomer({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  if (!(await currentUser(context)))
    throw redirectWithToast(context, withReturnTo('/auth', url.pathname + url.search), 'sign-in-to-quote')
  return requireRole({ url, context }, 'customer')
}

/** Loads the form: ?line= products, with one also its quantity, ?cart= a group of the cart, ?order= an order again. */
export async function loadRequest({ request, url, context }: LoaderFunctionArgs) {
  const { emailToConfirm } = await requireCustomer({ url, context })
  const api = context.get(apiContext)
  const language = languageOf(request)
  const query = url.searchParams
  const [{ lines, port }, { ports }, { addresses }] = await Promise.all([
    startOf(api, query, language),
    api.tradeSettings.ports({ language }),
    api.addresses.list({}),
  ])
  const starts = new Map(lines.map((line) => [line.productId, line]))
  const asked = [...starts.keys()].slice(0, quoteLimits.lines)
  const suppliers = await goodsOf(api, asked, language)
  const goods = suppliers.flatMap((each) => each.goods)
  const wantedPort = port ?? query.get('port') ?? addresses[0]?.port
  const values: FormFields = {
    port: ports.find(({ code }) => code === wantedPort)?.code ?? '',
    notesLanguage: language,
  }
  for (const each of goods) {
    const typed = goods.length === 1 ? Object.fromEntries(query) : {}
    const fields = { ...fieldsOfStart(each, starts.get(each.productId)), ...typedFields(typed) }
    for (const [name, value] of Object.entries(fields)) values[lineField(each.productId, name)] = value
  }
  return {
    suppliers,
    unlisted: asked.length - goods.length,
    leftOut: starts.size - asked.length,
    ports: ports.map(({ code, name }) => ({ code, name })),
    values,
    emailToConfirm,
    key: newFormKey(),
  }
}
export type LoadedRequest = Awaited<ReturnType<typeof loadRequest>>

/** The lines that the URL names; `port` of an order. */
async function startOf(
  api: Pick<Api, 'cart' | 'orders'>,
  query: URLSearchParams,
  language: Language,
): Promise<{ lines: Start[]; port?: string | null }> {
  const [inCart, order] = [query.get('cart'), query.get('order')]
  if (order) return api.orders.get({ id: order, language })
  if (!inCart) return { lines: query.getAll('line').map((productId) => ({ productId })) }
  const { groups } = await api.cart.get({ language })
  return { lines: groups.find(({ lines }) => lines.some(({ productId }) => productId === inCart))?.lines ?? [] }
}

/** Those of the products that are listed, by supplier: a quote is asked of one, whatever its prices include. */
export async function goodsOf(
  { cart, listings }: Pick<Api, 'cart' | 'listings'>,
  productIds: readonly string[],
  language: Language,
): Promise<SuppliersGoods[]> {
  const known = productIds.filter((id) => Id.safeParse(id).success)
  if (known.length === 0) return []
  const lines = JSON.stringify(known.map((productId) => ({ productId, quantity: 1 })))
  const { groups } = await cart.price({ lines, language })
  const prices = await memberPrices(
    { listings },
    groups.flatMap((group) =>
      group.lines.map(({ productId, offered }) => ({ id: productId, priceCents: offered?.priceCents })),
    ),
  )
  return [...Map.groupBy(groups, ({ supplier }) => supplier.id).values()].flatMap((own) => {
    const goods = own.flatMap((group) =>
      group.lines.flatMap(({ productId, name, language: named, image, offered: shown }) => {
        const price = prices.get(productId)
        const offered = shown && price ? { ...shown, priceCents: price.priceCents, tiers: price.tiers } : shown
        return offered && isPriced(offered) ? { productId, name, language: named, image, offered } : []
      }),
    )
    return own[0] ? { supplier: own[0].supplier, goods } : []
  })
}

/** A breakdown that no longer fits is left out: assorted can be ordered too. */
function fieldsOfStart({ offered }: Goods, start: Start | undefined): FormFields {
  const { options } = offered.details
  const { quantity = offered.minimum, breakdown = null } = start ?? {}
  const parts = breakdownFits(options, quantity, breakdown) ? fieldsOfBreakdown(options, breakdown) : {}
  return { quantity: String(quantity), ...parts }
}

const typedFields = (typed: FormFields): FormFields => ({
  ...(typed.quantity && { quantity: typed.quantity }),
  ...partFields(typed),
})
