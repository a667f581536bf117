import { readForm } from '@ticarum/contract/forms/check-form'
import { NeedForm } from '@ticarum/contract/forms/need'
import { NeedContact } from '@ticarum/contract/procedures/needs'
import { MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formWithFiles } from '../../context/form-with-files.server.ts'
import { languageOf } from '../../context/language.ts'
import { currentUser } from '../../context/session-guard.server.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { honeypotInput, visitorsKey } from '../../forms/visitors-form.server.ts'
import { type NeedField, needFields } from './need-errors.ts'
import { NEED_PATH } from './paths.ts'

/** As long as a search may be. */
const LONGEST_SEARCH = 100

/** Size limit of the form with its picture. */
const MAX_FORM_BYTES = MAX_IMAGE_BYTES + 1024 * 1024

/** Somebody of a customer's company; everybody else says who they are. */
async function memberOf(context: Readonly<RouterContextProvider>) {
  const user = await currentUser(context)
  return user?.role === 'customer' && user.companyId ? { email: user.email } : null
}

export async function loadNeed({ request, url, context }: LoaderFunctionArgs) {
  const { tradeSettings } = context.get(apiContext)
  const [{ ports }, member] = await Promise.all([
    tradeSettings.ports({ language: languageOf(request) }),
    memberOf(context),
  ])
  return {
    needed: url.searchParams.get('q')?.trim().slice(0, LONGEST_SEARCH) ?? '',
    ports: ports.map(({ code, name }) => ({ code, name })),
    member,
  }
}

/** A picture stays uploaded if the form is refused. */
export async function sendNeed({ request, context }: ActionFunctionArgs) {
  const { fields, files } = await formWithFiles(request, MAX_FORM_BYTES)
  const { needs } = context.get(apiContext)
  const member = await memberOf(context)
  const values = Object.fromEntries(needFields.map((field) => [field, fields[field] ?? ''])) as Record<
    NeedField,
    string
  >
  const key = visitorsKey(fields, 'need', values)
  const formKey = fields.key ?? ''
  let pictureId = fields.pictureId ?? ''

  const [picture] = files
  if (picture) {
    const bytes = new Uint8Array(await picture.arrayBuffer())
    const sent = await needs.upload.try({ file: picture.stream() }, keyFor(key, 'picture', bytes))
    if (!sent.ok && sent.code === 'INVALID_FILE')
      return refuseFields({ picture: 'invalid' }, formKey, { values, pictureId })
    if (!sent.ok && sent.code === 'FILE_TOO_LARGE')
      return refuseFields({ picture: 'tooBig' }, formKey, { values, pictureId })
    if (!sent.ok) return refuse(sent, formKey, { values, pictureId })
    pictureId = sent.value.id
  }

  const need = readForm(NeedForm, values)
  const contact = member ? null : readForm(NeedContact, values)
  if (!need.ok || contact?.ok === false) {
    const wrong = { ...(need.ok ? {} : need.fields), ...(contact?.ok === false ? contact.fields : {}) }
    return refuseFields(wrong, formKey, { values, pictureId })
  }
  const told = { ...need.value, pictureId: pictureId || null, language: languageOf(request) }
  const answer = contact
    ? await needs.send.try({ ...told, ...contact.value, ...honeypotInput(fields) }, keyFor(key, 'need'))
    : await needs.tell.try(told, keyFor(key, 'need'))
  if (answer.ok) return redirectWithToast(context, doneAt(NEED_PATH), 'message-sent')
  const isGone = answer.code === 'INPUT_INVALID' && answer.args.fields.pictureId !== undefined
  return refuse(answer, formKey, { values, pictureId: isGone ? '' : pictureId })
}
