import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../forms/lost-response-notice.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { type AccountValues, accountErrors } from './account-errors.ts'
import { PasswordField } from './password-field.tsx'

const forgotLink =
  '-my-1 inline-flex min-h-10 items-center justify-self-end text-sm text-primary underline underline-offset-3'

const loadCheck = () => import('./form-checks.ts').then(({ checkSignIn }) => checkSignIn)

export function LoginForm({ email, refused }: { email: string; refused: RefusedForm<AccountValues> | undefined }) {
  const t = useText('auth')
  const busy = useNavigation().formMethod === 'POST'
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, accountErrors(t), loadCheck)
  return (
    <>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <Form method="post" noValidate className="grid gap-5" {...handlers}>
        <LostResponseNotice />
        <Field
          label={t('email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          defaultValue={refused?.values.email ?? email}
          error={errorOf('email')}
        />
        <div className="grid gap-1.5">
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            error={errorOf('password')}
          />
          <Link to="/forgot-password" className={forgotLink}>
            {t('forgot')}
          </Link>
        </div>
        <Button busy={busy} className="w-full">
          {t(busy ? 'submitting' : 'submit')}
        </Button>
      </Form>
    </>
  )
}
