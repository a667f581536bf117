import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { type FormError, FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { acceptanceErrors } from './acceptance-errors.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

const loadCheck = () => import('./form-checks.ts').then(({ checkAcceptance }) => checkAcceptance)

/** Removes repeated texts; each one links to the first field it is about. */
const withoutRepeats = (errors: FormError[]): FormError[] =>
  errors.filter(({ text }, place) => errors.findIndex((error) => error.text === text) === place)

interface AcceptanceFormProps {
  email: string
  /** as an applicant wrote it */
  fullName: string
  formKey: string
  refused: RefusedForm<{ fullName: string }> | undefined
}

export function AcceptanceForm({ email, fullName, formKey, refused }: AcceptanceFormProps) {
  const t = useText('accept-invitation')
  const busy = useNavigation().formMethod === 'POST'
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, acceptanceErrors(t), loadCheck)
  return (
    <>
      <FormErrors title={t('error')} errors={withoutRepeats(errors)} attempt={attempt} />
      <Form method="post" noValidate className="grid gap-5" {...handlers}>
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <Field label={t('email')} name="email" type="email" dir="ltr" autoComplete="username" value={email} readOnly />
        <Field
          label={t('name')}
          name="fullName"
          autoComplete="name"
          dir="auto"
          defaultValue={refused?.values.fullName ?? fullName}
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
