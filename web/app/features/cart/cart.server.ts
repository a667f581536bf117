import type { ErrorCode } from '@ticarum/contract/errors'
import { readForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { breakdownFits, Delivery } from '@ticarum/contract/forms/order-fields'
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
import { formFields } from '../../context/form-fields.server.ts'
import { languageOf } from '../../context/language.ts'
import { withReturnTo } from '../../context/return-to.ts'
import { currentUser, requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { dialled } from '../../forms/phone.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { redraw, refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { confirmFirst, sendCodeAction } from '../identity/confirm-first.server.ts'
import { orderListPaths, orderPath } from '../orders/paths.ts'
import { destinationsOf, usualAddress } from '../orders/place/load-place-order.server.ts'
import { figuresOf, forgetAddressAction, withAddress } from '../orders/place/place-order.server.ts'
import { quantityOf } from '../orders/place/quantity-of.ts'
import { askForCartGroup } from '../quotes/request/paths.ts'
import { askOnWhatsApp } from '../whatsapp/ask-on-whatsapp.server.ts'
import { CART_PATH, CHECKOUT_PATH } from './paths.ts'
import { fieldsOfLine, typedLine } from './typed-line.ts'

/** So many order numbers are named in a message; the list has them all. */
const SAID_NUMBERS = 5

/** Loads the company's cart; with ?checkout also what the address form needs. */
export async function loadCart({ request, url, context }: LoaderFunctionArgs) {
  const { emailToConfirm } = await requireRole({ url, context }, 'customer')
  const api = context.get(apiContext)
  const withCheckout = url.searchParams.has('checkout')
  const [cart, destinations, ask] = await Promise.all([
    api.cart.get.try({ language: languageOf(request) }),
    withCheckout ? destinationsOf(api, true, languageOf(request)) : null,
    askOnWhatsApp({ request, context }),
  ])
  if (!cart.ok) return data({ cart: null, checkout: null, ask: ask('cart') }, { status: statusOf(cart.code) })
  return {
    cart: cart.value,
    ask: ask('cart'),
    checkout:
      destinations && cart.value.totalCents > 0
        ? { destinations, values: usualAddress(destinations), emailToConfirm, key: newFormKey() }
        : null,
  }
}

/**
 * Intents: `add` from any page, `change`, `remove`, `review` and `quote` from the cart's form, `order`, `address`,
 * `forget` and `send-code` from the check-out. Whatever the button, what was typed in the lines is saved.
 */
export async function changeCart({ request, url, context }: ActionFunctionArgs) {
  const { key = '', intent = '', ...typed } = await formFields(request)
  if (intent === 'add')
    return add(request, context, { key, productId: typed.productId ?? '', typed: typed.quantity ?? '' })
  if (intent === 'order' || intent === 'address' || intent === 'forget' || intent === 'send-code')
    return checkOut(context, intent, key, typed)
  if (!['change', 'remove', 'review', 'quote'].includes(intent)) throw data(null, { status: 400 })
  const api = context.get(apiContext)
  const ofLine = url.searchParams.get('line')
  const gone = intent === 'remove' ? ofLine : null
  if (gone) {
    const answer = await api.cart.remove.try({ productId: gone })
    if (!answer.ok) return refuse(answer, key, { values: { ...typed, productId: gone } })
  }
  const cart = await api.cart.get.try({ language: languageOf(request) })
  if (!cart.ok) return refuse(cart, key, { values: typed })
  for (const line of cart.value.groups.flatMap(({ lines }) => lines)) {
    const { productId } = line
    const fields = fieldsOfLine(typed, productId)
    const draft = fields.quantity === undefined ? undefined : typedLine(line, fields)
    if (!draft) continue
    const fits = breakdownFits(line.offered?.details.options ?? [], draft.quantity, draft.breakdown)
    const answer = fits
      ? await api.cart.change.try(draft)
      : ({ ok: false, code: 'BREAKDOWN_DIFFERS', args: { productId } } as const)
    if (!answer.ok) return refuse(answer, key, { values: { ...typed, productId }, ...figuresOf(answer) })
  }
  if (intent === 'quote' && ofLine) return redirect(askForCartGroup(ofLine))
  return redirect(doneAt(intent === 'review' ? CHECKOUT_PATH : CART_PATH))
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
  { products = '', seen = '', seenAt, ...typed }: FormFields,
) {
  const api = context.get(apiContext)
  if (intent === 'address') return redraw(key, { values: await withAddress(api, typed) })
  if (intent === 'forget') return forgetAddressAction(api, key, typed)
  const user = await currentUser(context)
  if (intent === 'send-code') return sendCodeAction(api, user?.emailToConfirm ?? user?.email ?? '', key, typed)
  const delivery = readForm(Delivery, { ...typed, phone: dialled(typed.phone ?? '', typed['address.country']) })
  if (!delivery.ok) return refuseFields(delivery.fields, key, { values: typed })
  const unconfirmed = user?.emailToConfirm ? await confirmFirst(api, key, { ...typed, seenAt }) : undefined
  if (unconfirmed) return unconfirmed
  const answer = await api.cart.checkOut.try(
    {
      ...delivery.value,
      productIds: products.split(',').filter(Boolean),
      totalCents: Number(seen),
      ...(seenAt && { seenAt }),
    },
    key,
  )
  if (!answer.ok) return refuse(answer, key, { values: { ...typed, seenAt }, ...figuresOf(answer) })
  const { orders } = answer.value
  const [first, ...others] = orders
  const path = first && others.length === 0 ? orderPath(first.id) : orderListPaths.customer
  const shown = orders.slice(0, SAID_NUMBERS).map(({ number }) => number)
  const numbers = [...shown, ...(orders.length > SAID_NUMBERS ? ['…'] : [])].join(', ')
  return redirectWithToast(context, doneAt(path), 'orders-placed', { args: { numbers } })
}
