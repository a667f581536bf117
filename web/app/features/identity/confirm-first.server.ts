import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Api } from '@ticarum/server/client'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redraw, refuse, refuseFields } from '../../forms/refuse.server.ts'

/** Mails a code to the address in the form; one that differs from the account's corrects it. */
export async function sendCodeAction(
  { identity }: Pick<Api, 'identity'>,
  known: string,
  key: string,
  values: FormFields,
) {
  const email = (values.confirmEmail ?? known).trim().toLowerCase()
  const own = keyFor(key, 'code', email)
  const answer =
    email === known ? await identity.askConfirmation.try({}, own) : await identity.correctEmail.try({ email }, own)
  // With a new key: pressed again, the button sends another letter.
  if (answer.ok) return redraw(newFormKey(), { values: { ...values, code: '' }, codeSentTo: email })
  return answer.code === 'INPUT_INVALID'
    ? refuseFields({ confirmEmail: 'invalid' }, key, { values })
    : refuse(answer, key, { values })
}

/** Confirms by the typed code before what needs a confirmed address; undefined: it can go on. */
export async function confirmFirst({ identity }: Pick<Api, 'identity'>, key: string, values: FormFields) {
  if (!values.code?.trim()) return refuse({ ok: false, code: 'EMAIL_NOT_CONFIRMED', args: {} }, key, { values })
  const answer = await identity.confirmByCode.try({ code: values.code })
  if (answer.ok && answer.value.confirmed) return undefined
  if (answer.ok || answer.code === 'INPUT_INVALID') return refuseFields({ code: 'invalid' }, key, { values })
  return refuse(answer, key, { values })
}
