import type { ErrorCode } from '@ticarum/contract/errors'
import { readForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { breakdownFits, Delivery } from '@ticarum/contract/forms/order-fields'
import type { Api, Refused } from '@ticarum/server/client'
import { type ActionFunctionArgs, type RouterContextProvider, replace } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import type { FlashMessage } from '../../../context/flash.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { languageOf } from '../../../context/language.ts'
import { ownPath } from '../../../context/own-path.ts'
import { withReturnTo } from '../../../context/return-to.ts'
import { currentUser } from '../../../context/session-guard.server.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { dialled } from '../../../forms/phone.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { redraw, refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { confirmFirst, sendCodeAction } from '../../identity/confirm-first.server.ts'
import { placeOrderPath } from '../../listings/overlay-paths.ts'
import { askForProduct } from '../../quotes/request/paths.ts'
import { orderPath } from '../paths.ts'
import { asSample, destinationsOf } from './load-place-order.server.ts'
import { breakdownOf, partFields } from './parts.ts'
import { isOverLimit, quantityOf } from './quantity-of.ts'
import { anotherAddress, fieldsOfAddress } from './remembered.ts'
import { seenTotal } from './seen-prices.ts'

/**
 * Intents of the order dialog: place the order (or ask for a quote of more than can be ordered, D20), add it to the
 * cart, fill in another address or remove one, be sent a code that confirms the e-mail address, and be told when a
 * sold-out product is back.
 */
export async function placeOrderAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { key = '', intent = '', back, seen = '', ...typed } = await formFields(request)
  const [user, listed] = await Promise.all([
    currentUser(context),
    api.listings.get({ id, language: languageOf(request) }),
  ])
  const sampled = typed.sample ? asSample(listed) : null
  const product = sampled ?? listed
  const quantity = quantityOf(typed.quantity ?? '', product.minimum)
  // Asking for a price needs no address; visitors sign in there.
  if (intent === 'place' && isOverLimit(quantity) && (!user || user.role === 'customer'))
    return replace(askForProduct(id, { quantity: String(quantity), ...partFields(typed), port: typed.port }))
  if (!user) return redirectToSignIn(context, id, typed, intent === 'tell' ? 'sign-in-to-wish' : 'sign-in-to-order')
  const page = doneAt(ownPath(back ?? `/products/${id}`))
  if (intent === 'tell') {
    const wish = { productId: id, language: languageOf(request), tellWhenBack: true }
    const answer = await api.wishlist.add.try(wish, keyFor(key, 'tell'))
    if (!answer.ok) return refuse(answer, key, { values: typed })
    return redirectWithToast(context, page, 'told-when-back', { replaces: true })
  }

  const values: FormFields = { ...typed, quantity: String(quantity) }
  const breakdown = breakdownOf(product.details.options, typed)
  if (intent === 'address') return redraw(key, { values: await withAddress(api, values) })
  if (intent === 'forget') return forgetAddressAction(api, key, values)
  if (intent === 'send-code') return sendCodeAction(api, user.emailToConfirm ?? user.email, key, values)
  // Without scripts a corrected quantity and the total have not been shown yet, so the form is redrawn first.
  if (intent === 'total' || values.quantity !== typed.quantity?.trim()) return redraw(key, { values })
  if (!breakdownFits(product.details.options, quantity, breakdown))
    return refuse({ ok: false, code: 'BREAKDOWN_DIFFERS', args: { productId: id } }, key, { values })

  const line = { productId: id, quantity, breakdown, language: languageOf(request) }
  if (intent === 'cart') {
    const answer = await api.cart.add.try(line, keyFor(key, 'cart'))
    return answer.ok
      ? redirectWithToast(context, page, 'cart-added', { replaces: true })
      : refuse(answer, key, { values, ...figuresOf(answer) })
  }

  const delivery = readForm(Delivery, { ...values, phone: dialled(values.phone ?? '', values['address.country']) })
  if (!delivery.ok) return refuseFields(delivery.fields, key, { values })
  const unconfirmed = user.emailToConfirm ? await confirmFirst(api, key, values) : undefined
  if (unconfirmed) return unconfirmed
  const answer = await api.orders.place.try(
    { ...delivery.value, ...line, sample: Boolean(typed.sample), seenTotalCents: seenTotal(seen, quantity) },
    keyFor(key, 'order'),
  )
  if (!answer.ok) return refuse(answer, key, { values, ...figuresOf(answer) })
  const args = { quantity: String(quantity), product: product.name }
  return redirectWithToast(context, doneAt(orderPath(answer.value.id)), 'order-placed', { args, replaces: true })
}

/**
 * A visitor signs in and returns to the dialog. The return URL carries quantities; personal data stays in the browser.
 */
function redirectToSignIn(
  context: Readonly<RouterContextProvider>,
  id: string,
  typed: FormFields,
  message: FlashMessage,
): Response {
  const quantities = Object.entries({ quantity: typed.quantity, sample: typed.sample, ...partFields(typed) }).filter(
    (field): field is [string, string] => Boolean(field[1]),
  )
  const back = `${placeOrderPath(id)}?${new URLSearchParams(quantities)}`
  return redirectWithToast(context, withReturnTo('/auth', back), message, { replaces: true })
}

/** Fills in the chosen address, for readers without scripts. */
export async function withAddress(
  api: Pick<Api, 'addresses' | 'tradeSettings'>,
  values: FormFields,
): Promise<FormFields> {
  if (!values.addressId) return { ...values, ...anotherAddress }
  const { addresses, ports } = await destinationsOf(api, true)
  const chosen = addresses.find(({ id }) => id === values.addressId)
  return { ...values, ...(chosen && fieldsOfAddress(chosen, ports)) }
}

/** Removes a remembered address. The fields keep their values, which may be meant for this order. */
export async function forgetAddressAction(
  { addresses }: Pick<Api, 'addresses'>,
  key: string,
  { addressId: id = '', ...values }: FormFields,
) {
  const answer = await addresses.remove.try({ id }, keyFor(key, 'forget', id))
  // NOT_FOUND: a colleague removed it first.
  if (answer.ok || answer.code === 'NOT_FOUND') return redraw(key, { values, forgot: id })
  return refuse(answer, key, { values: { ...values, addressId: id }, unforgotten: id })
}

/** The figures that the error text of a refusal needs. */
export function figuresOf(refusal: Refused<ErrorCode>): { left?: number; minimum?: number; totalCents?: number } {
  if (refusal.code === 'OUT_OF_STOCK') return { left: refusal.args.left }
  if (refusal.code === 'BELOW_MINIMUM') return { minimum: refusal.args.minimum }
  return refusal.code === 'PRICE_CHANGED' ? { totalCents: refusal.args.totalCents } : {}
}
