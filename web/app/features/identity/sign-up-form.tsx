import { type CompanyKind, companyKinds } from '@ticarum/contract/values/roles'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { RadioCards } from '../../components/ui/radio-cards.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../forms/lost-response-notice.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { type AccountValues, accountErrors } from './account-errors.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

const loadCheck = () => import('./form-checks.ts').then(({ checkSignUp }) => checkSignUp)

/** Most visitors want to buy, so that card is first. */
const roles = [...companyKinds].reverse()

interface SignUpFormViewProps {
  role: CompanyKind
  formKey: string
  refused: RefusedForm<AccountValues> | undefined
}

export function SignUpFormView({ role, formKey, refused }: SignUpFormViewProps) {
  const t = useText('auth')
  const shell = useText('shell')
  const busy = useNavigation().formMethod === 'POST'
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, accountErrors(t), loadCheck)
  const values = refused?.values
  return (
    <>
      <FormErrors title={t('sign-up.error')} errors={errors} attempt={attempt} />
      <Form method="post" noValidate className="grid gap-5" {...handlers}>
        <LostResponseNotice />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <Field
          label={t('name')}
          name="fullName"
          autoComplete="name"
          dir="auto"
          defaultValue={values?.fullName}
          error={errorOf('fullName')}
        />
        <Field
          label={t('email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          defaultValue={values?.email}
          error={errorOf('email')}
        />
        <NewPasswordField label={t('password')} error={errorOf('password')} />
        <PasswordField
          label={t('confirm')}
          name="confirmPassword"
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
        />
        <RadioCards
          legend={t('role')}
          name="role"
          chosen={values?.role ?? role}
          cards={roles.map((value) => ({ value, title: t(`role.${value}`), text: t(`role.${value}.text`) }))}
          error={errorOf('role')}
        />
        <Button busy={busy} className="w-full">
          {t(busy ? 'sign-up.submitting' : 'sign-up')}
        </Button>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {t('sign-up.age')}
          <Link
            to="/privacy-policy"
            className="inline-flex min-h-8 items-center text-primary underline underline-offset-3"
          >
            {shell('nav.privacy')}
          </Link>
          <Link to="/terms" className="inline-flex min-h-8 items-center text-primary underline underline-offset-3">
            {shell('nav.terms')}
          </Link>
        </p>
      </Form>
    </>
  )
}
