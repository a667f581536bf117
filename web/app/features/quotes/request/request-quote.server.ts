import { readForm } from '@ticarum/contract/forms/check-form'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { RequestLineForm, RequestTermsForm } from '@ticarum/contract/forms/request-quote'
import type { RequestQuote } from '@ticarum/contract/procedures/quotes'
import { breakdownFits } from '@ticarum/contract/values/breakdown'
import { choicesIn } from '@ticarum/contract/values/deal-choices'
import type { ActionFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { languageOf } from '../../../context/language.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { fieldsOfLine, lineField } from '../../cart/typed-line.ts'
import { confirmFirst, sendCodeAction } from '../../identity/confirm-first.server.ts'
import { breakdownOf, partName } from '../../orders/place/parts.ts'
import { quotePath } from '../paths.ts'
import { type Goods, goodsOf, requireCustomer } from './load-request.server.ts'

/** Asks for a price, or has a code sent that confirms the e-mail address (`send-code`). */
export async function requestQuoteAction({ request, url, context }: ActionFunctionArgs) {
  const user = await requireCustomer({ url, context })
  const api = context.get(apiContext)
  const { key = '', intent, lines: products = '', ...values } = await formFields(request)
  if (intent === 'send-code') return sendCodeAction(api, user.emailToConfirm ?? user.email, key, values)

  const asked = products.split(',')
  const goods = (await goodsOf(api, asked, languageOf(request))).flatMap((each) => each.goods)
  if (goods.length < asked.length) return refuse({ ok: false, code: 'NOT_FOUND', args: {} }, key, { values })
  const read = readRequest(goods, values)
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const unconfirmed = user.emailToConfirm ? await confirmFirst(api, key, values) : undefined
  if (unconfirmed) return unconfirmed
  const answer = await api.quotes.request.try(read.value, keyFor(key, 'quote'))
  if (answer.ok)
    return redirectWithToast(context, doneAt(quotePath('customer', answer.value.id)), 'quote-requested', {
      replaces: true,
    })
  // All that the door can find wrong with the lines together is their sum.
  const sum = answer.code === 'INPUT_INVALID' && answer.args.fields.lines
  const [first = ''] = asked
  return sum
    ? refuseFields({ [lineField(first, 'price')]: 'tooBig' }, key, { values })
    : refuse(answer, key, { values })
}

type ReadRequest = { ok: true; value: RequestQuote } | { ok: false; fields: FieldErrors }

/** What was typed, as the procedure takes it. Of several lines, one without a quantity is left out. */
export function readRequest(goods: readonly Goods[], values: FormFields): ReadRequest {
  const { wantedOn, port, notes, notesLanguage } = values
  const terms = readForm(RequestTermsForm, { wantedOn, port, notes, notesLanguage, ...choicesIn(values) })
  const fields: FieldErrors = terms.ok ? {} : { ...terms.fields }
  const lines: RequestQuote['lines'] = []
  const isTyped = ({ productId }: Goods) => Boolean(values[lineField(productId, 'quantity')]?.trim())
  const wanted = goods.filter(isTyped)
  for (const { productId, offered } of wanted.length > 0 ? wanted : goods.slice(0, 1)) {
    const typed = fieldsOfLine(values, productId)
    const line = readForm(RequestLineForm, { quantity: typed.quantity, price: typed.price })
    if (!line.ok) {
      for (const [name, error] of Object.entries(line.fields)) fields[lineField(productId, name)] = error
      continue
    }
    const { options } = offered.details
    const { quantity, price = null } = line.value
    const breakdown = breakdownOf(options, typed)
    if (!breakdownFits(options, quantity, breakdown)) fields[lineField(productId, partName(0))] = 'invalid'
    lines.push({ productId, quantity, breakdown, priceCents: price })
  }
  if (!terms.ok || Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, value: { ...terms.value, wantedOn: terms.value.wantedOn ?? null, lines } }
}
