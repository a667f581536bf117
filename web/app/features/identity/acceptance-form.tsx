import type { FieldError, FieldErrors } from '@ticarum/contract/forms/field-errors'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { useFormCheck } from '../../forms/use-form-check.ts'
import { type Text, useText } from '../../texts.ts'
import { FormErrors } from './form-errors.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

const loadCheck = () => import('./form-checks.ts').then(({ checkAcceptance }) => checkAcceptance)

function textOf(t: Text<'accept-invitation'>, field: string, error: FieldError): string {
  if (error === 'required') return t('required')
  if (field === 'confirmPassword') return t('different')
  if (field === 'password') return t(error === 'tooLong' ? 'password.too-long' : 'password.too-short')
  return t(error === 'tooLong' ? 'name.too-long' : 'name.too-short')
}

/** Each text once, and it leads to the first field that it is about. */
function errorsOf(t: Text<'accept-invitation'>, fields: FieldErrors, refused: RefusedForm<object> | undefined) {
  const texts = new Map<string, string>()
  for (const field of ['fullName', 'password', 'confirmPassword']) {
    const error = fields[field]
    const text = error && textOf(t, field, error)
    if (text && !texts.has(text)) texts.set(text, field)
  }
  const about = [...texts].map(([text, field]) => ({ text, field }))
  return refused && refused.code !== 'INPUT_INVALID' ? [{ text: reasonText(t, refused) }, ...about] : about
}

export function reasonText(t: Text<'accept-invitation'>, { code, minutes }: RefusedForm<object>): string {
  if (code === 'ALREADY_MEMBER') return t('error.member')
  return code === 'RATE_LIMITED' ? t('error.limited', { minutes }) : t('error.text')
}

export function AcceptanceForm({
  email,
  formKey,
  refused,
}: {
  email: string
  formKey: string
  refused: RefusedForm<{ fullName: string }> | undefined
}) {
  const t = useText('accept-invitation')
  const busy = useNavigation().formMethod === 'POST'
  const { fields, refused: reason, attempt, handlers } = useFormCheck(refused, loadCheck)
  const errorOf = (field: string) => (fields[field] ? textOf(t, field, fields[field]) : undefined)
  return (
    <>
      <FormErrors title={t('error')} errors={errorsOf(t, fields, reason)} attempt={attempt} />
      <Form method="post" noValidate className="grid gap-5" {...handlers}>
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <Field label={t('email')} name="email" type="email" dir="ltr" autoComplete="username" value={email} readOnly />
        <Field
          label={t('name')}
          name="fullName"
          autoComplete="name"
          dir="auto"
          defaultValue={refused?.values.fullName}
          error={errorOf('fullName')}
        />
        <NewPasswordField label={t('password')} error={errorOf('password')} />
        <PasswordField
          label={t('confirm')}
          name="confirmPassword"
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
        />
        <Button busy={busy} className="w-full">
          {t(busy ? 'submitting' : 'submit')}
        </Button>
      </Form>
    </>
  )
}
