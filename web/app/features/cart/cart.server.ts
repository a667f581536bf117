import type { ErrorCode } from '@ticarum/contract/errors'
import { readForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { Delivery } from '@ticarum/contract/forms/order-fields'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { cameFrom } from '../../context/came-from.ts'
import { apiContext, visitContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.ts'
import { languageOf } from '../../context/language.ts'
import { withReturnTo } from '../../context/return-to.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { dialled } from '../../forms/phone.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { redraw, refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { destinationsOf, usualAddress } from '../orders/place/load-place-order.server.ts'
import { breakdownOf } from '../orders/place/parts.ts'
import { figuresOf, forgetAddressAction, withAddress } from '../orders/place/place-order.server.ts'
import { quantityOf } from '../orders/place/quantity-of.ts'
import { CART_PATH } from './paths.ts'

/** Loads the company's cart; with ?checkout also what the address form needs. */
export async function loadCart({ request, url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'customer')
  const api = context.get(apiContext)
  const withCheckout = url.searchParams.has('checkout')
  const [cart, destinations] = await Promise.all([
    api.cart.get.try({ language: languageOf(request) }),
    withCheckout ? destinationsOf(api, true) : null,
  ])
  if (!cart.ok) return data({ cart: null, checkout: null }, { status: statusOf(cart.code) })
  return {
    cart: cart.value,
    checkout:
      destinations && cart.value.totalCents > 0
        ? { destinations, values: usualAddress(destinations), key: newFormKey() }
        : null,
  }
}

/**
 * Intents: `add` from any page, `change` and `remove` for a line, `order`, `address` and `forget` from the check-out.
 */
export async function changeCart({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { key = '', intent = '', productId = '', ...typed } = await formFields(request)
  if (intent === 'add') return add(request, context, { key, productId, typed: typed.quantity ?? '' })
  if (intent === 'order' || intent === 'address' || intent === 'forget') return checkOut(context, intent, key, typed)
  if (intent === 'remove') {
    const answer = await api.cart.remove.try({ productId })
    return answer.ok ? redirect(doneAt(CART_PATH)) : refuse(answer, key, { values: { ...typed, productId } })
  }
  if (intent !== 'change') throw data(null, { status: 400 })
  const product = await api.listings.get.try({ id: productId })
  if (!product.ok) return refuse(product, key, { values: { ...typed, productId } })
  const quantity = quantityOf(typed.quantity ?? '', product.value.minimum)
  const answer = await api.cart.change.try({
    productId,
    quantity,
    breakdown: breakdownOf(product.value.details.options, typed),
  })
  return answer.ok
    ? redirect(doneAt(CART_PATH))
    : refuse(answer, key, { values: { ...typed, productId }, ...figuresOf(answer) })
}

/** Adds a product, from any page that has the button: the quantity that was typed there, or the minimum. */
async function add(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { key, productId, typed }: { key: string; productId: string; typed: string },
): Promise<Response> {
  const { cart, listings } = context.get(apiContext)
  const visit = context.get(visitContext)
  const page = cameFrom(request, visit, CART_PATH)
  const redirectWith = (message: FlashMessage, to = doneAt(page)) => redirectWithToast(context, to, message)
  const refusals: Partial<Record<ErrorCode, FlashMessage>> = { FORBIDDEN: 'customers-buy', CART_FULL: 'cart-full' }

  const product = await listings.get.try({ id: productId })
  if (!product.ok) return redirectWith('cart-failed')
  const answer = await cart.add.try(
    {
      productId,
      quantity: quantityOf(typed, product.value.minimum),
      breakdown: null,
      language: languageOf(request),
    },
    keyFor(key, 'add', productId),
  )
  if (answer.ok) return redirectWith('cart-added')
  // A visitor's cart lives in browser storage, which needs scripts.
  return answer.code === 'UNAUTHENTICATED'
    ? redirectWith('sign-in-for-cart', withReturnTo('/auth', page))
    : redirectWith(refusals[answer.code] ?? 'cart-failed')
}

async function checkOut(
  context: Readonly<RouterContextProvider>,
  intent: string,
  key: string,
  { products = '', seen = '', ...typed }: FormFields,
) {
  const api = context.get(apiContext)
  if (intent === 'address') return redraw(key, { values: await withAddress(api, typed) })
  if (intent === 'forget') return forgetAddressAction(api, key, typed)
  const delivery = readForm(Delivery, { ...typed, phone: dialled(typed.phone ?? '', typed['address.country']) })
  if (!delivery.ok) return refuseFields(delivery.fields, key, { values: typed })
  const answer = await api.cart.checkOut.try(
    { ...delivery.value, productIds: products.split(',').filter(Boolean), totalCents: Number(seen) },
    key,
  )
  if (!answer.ok) return refuse(answer, key, { values: typed, ...figuresOf(answer) })
  return redirectWithToast(context, doneAt('/customer/orders'), 'orders-placed')
}
