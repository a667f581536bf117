import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { ErrorSummary } from '../../components/ui/error-summary.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useEmptied } from '../../forms/use-emptied.ts'
import { useFormCheck } from '../../forms/use-form-check.ts'
import { useText } from '../../texts.ts'
import { NewPasswordField } from '../identity/new-password-field.tsx'
import { PasswordField } from '../identity/password-field.tsx'
import { changeFailed, passwordFieldTexts } from './password-errors.ts'

/** Changes the password of who knows the old one, or sets one for who just proved themself in another way. */
export function PasswordForm({
  act,
  email,
  formKey,
  refused,
}: {
  act: 'change' | 'set'
  email: string
  formKey: string
  refused: RefusedForm<object> | undefined
}) {
  const t = useText('security')
  const busy = useNavigation().formData?.get('intent') === act
  const times = useEmptied(busy, refused)
  const form = useFormCheck(refused, () => import('./form-checks.ts').then(({ checkPassword }) => checkPassword[act]))
  const fields = passwordFieldTexts(t, form.fields, form.refused)
  const failed = form.refused && changeFailed(t, form.refused)
  const errors = failed ? [{ text: failed }, ...fields] : fields
  const errorOf = (field: string) => fields.find((error) => error.field === field)?.text
  return (
    <Form
      key={times}
      method="post"
      action={sentTo('/security')}
      noValidate
      className="grid max-w-form gap-5"
      {...form.handlers}
    >
      {errors.length > 0 ? (
        <ErrorSummary title={t(failed ? 'error' : 'validation-error')} errors={errors} attempt={form.attempt} />
      ) : null}
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {act === 'change' ? (
        <PasswordField
          label={t('current')}
          name="currentPassword"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
      ) : null}
      <NewPasswordField label={t('new')} error={errorOf('password')} />
      <PasswordField
        label={t('confirm')}
        name="confirmPassword"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
      <Button name="intent" value={act} busy={busy} className="justify-self-start">
        {t(act === 'set' ? (busy ? 'set.submitting' : 'set.submit') : busy ? 'submitting' : 'submit')}
      </Button>
    </Form>
  )
}
