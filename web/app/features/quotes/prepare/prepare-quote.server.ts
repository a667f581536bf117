import { readForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { PrepareContactForm } from '@ticarum/contract/forms/prepare-quote'
import type { ActionFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { dialled } from '../../../forms/phone.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { lineField } from '../../cart/typed-line.ts'
import { quotePath } from '../paths.ts'
import { goodsOf } from '../request/load-request.server.ts'
import { readRequest } from '../request/request-quote.server.ts'

/** Asks for a price in the name of a company, or of the contact that was typed. */
export async function prepareQuoteAction(args: ActionFunctionArgs) {
  await requireRole(args, 'admin')
  const { request, context } = args
  const api = context.get(apiContext)
  const { key = '', lines: products = '', customerId, ...values } = await formFields(request)
  const asked = products.split(',')
  const goods = (await goodsOf(api, asked, languageOf(request))).flatMap((each) => each.goods)
  if (goods.length < asked.length) return refuse({ ok: false, code: 'NOT_FOUND', args: {} }, key, { values })
  const read = readRequest(goods, values)
  const phone = dialled(values['contact.phone'] ?? '')
  const contact = customerId ? null : readForm(PrepareContactForm, { ...contactFields(values), 'contact.phone': phone })
  const wrong = { ...(contact?.ok === false && contact.fields), ...(!read.ok && read.fields) }
  if (!read.ok || contact?.ok === false) return refuseFields(wrong, key, { values })

  const typed = contact?.value.contact
  const forWhom = typed && { ...typed, email: typed.email ?? null, phone: typed.phone ?? null }
  const answer = await api.quotes.prepare.try(
    { ...read.value, customerId: customerId ?? null, contact: forWhom ?? null },
    keyFor(key, 'prepare'),
  )
  if (answer.ok)
    return redirectWithToast(context, doneAt(quotePath('admin', answer.value.id)), 'quote-prepared', {
      replaces: true,
    })
  const sum = answer.code === 'INPUT_INVALID' && answer.args.fields.lines
  const [first = ''] = asked
  return sum
    ? refuseFields({ [lineField(first, 'price')]: 'tooBig' }, key, { values })
    : refuse(answer, key, { values })
}

const contactFields = (values: FormFields): FormFields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('contact.')))
