import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useResetKey } from '../../forms/use-reset-key.ts'
import { useText } from '../../texts.ts'
import { NewPasswordField } from '../identity/new-password-field.tsx'
import { PasswordField } from '../identity/password-field.tsx'
import { passwordErrors } from './password-errors.ts'

interface PasswordFormProps {
  mode: 'change' | 'set'
  path: string
  email: string
  formKey: string
  refused: RefusedForm<object> | undefined
}

/** Changes the password, or sets one after the user has proved their identity in another way. */
export function PasswordForm({ mode, path, email, formKey, refused }: PasswordFormProps) {
  const t = useText('security')
  const busy = useNavigation().formData?.get('intent') === mode
  const times = useResetKey(busy, refused)
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, passwordErrors(t), () =>
    import('./form-checks.ts').then(({ checkPassword }) => checkPassword[mode]),
  )
  return (
    <Form key={times} method="post" action={sentTo(path)} noValidate className="grid max-w-form gap-5" {...handlers}>
      <FormErrors title={t(failed ? 'error' : 'validation-error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      {/* Tells password managers which account this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {mode === 'change' ? (
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
      <Button name="intent" value={mode} busy={busy} className="justify-self-start">
        {t(mode === 'set' ? (busy ? 'set.submitting' : 'set.submit') : busy ? 'submitting' : 'submit')}
      </Button>
    </Form>
  )
}
