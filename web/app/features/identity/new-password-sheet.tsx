import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { accountErrors } from './account-errors.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

const loadCheck = () => import('./form-checks.ts').then((checks) => checks.checkNewPassword)

interface NewPasswordSheetProps {
  /** what the link is for: a forgotten password, or the old address that objects to a change */
  act: 'reset' | 'restore'
  token: string
  formKey: string
  refused: RefusedForm<object> | undefined
}

/** A new password, by a link from an e-mail. */
export function NewPasswordSheet({ act, token, formKey, refused }: NewPasswordSheetProps) {
  const t = useText('password')
  const busy = useNavigation().formMethod === 'POST'
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, accountErrors(useText('auth')), loadCheck)
  return (
    <AuthSheet title={t(`${act}.title`)} lead={t(`${act}.lead`)}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <Form method="post" noValidate className="grid gap-5" {...handlers}>
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="token" value={token} />
        {/* Password managers expect a username field, although the link does not tell whose password it is. */}
        <input type="text" name="username" autoComplete="username" hidden readOnly />
        <NewPasswordField label={t('new')} error={errorOf('password')} />
        <PasswordField
          label={t('confirm')}
          name="confirmPassword"
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
        />
        <Button busy={busy} className="w-full">
          {t(busy ? 'reset.submitting' : `${act}.submit`)}
        </Button>
      </Form>
    </AuthSheet>
  )
}
