import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { proofErrors } from '../security/proof-errors.ts'
import { ProofFields, type ProofWays, proofBefore } from '../security/proof-fields.tsx'
import type { RedrawnEmail } from './correct-email-form.tsx'
import { emailErrors } from './email-errors.ts'
import { GoogleButton } from './google-button.tsx'
import { EMAIL_ADDRESS_PATH } from './paths.ts'

interface ChangeEmailFormProps {
  ways: ProofWays
  formKey: string
  redrawn: RedrawnEmail | undefined
}

/** Asks for another address in the place of the confirmed one. */
export function ChangeEmailForm({ ways, formKey, redrawn }: ChangeEmailFormProps) {
  const t = useText('email-address')
  const proof = proofErrors(useText('security'))
  const mine = redrawn?.values.intent === 'change-email' ? redrawn : undefined
  const ofEmail = emailErrors(t)
  const { errors, errorOf, attempt, handlers } = useFormErrors(mine, {
    ...ofEmail,
    fields: (found, code) => [...(ofEmail.fields?.(found, code) ?? []), ...proof.fields(found, code)],
    codes: { ...ofEmail.codes, ...proof.codes },
  })
  const busy = useNavigation().formData?.get('intent') === 'change-email'
  const first = proofBefore(ways)
  return (
    <section aria-labelledby="change-email" className="grid max-w-form gap-4">
      <h2 id="change-email" className="text-xl">
        {t('change.title')}
      </h2>
      <p className="text-muted">{t('change.text')}</p>
      <Form method="post" action={sentTo(EMAIL_ADDRESS_PATH)} noValidate className="grid gap-5" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={mine?.key ?? formKey} />
        <Field
          label={t('new')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          defaultValue={mine?.values.email}
          error={errorOf('email')}
        />
        <ProofFields ways={ways} error={errorOf('password')} />
        {first ? null : (
          <Button name="intent" value="change-email" busy={busy} className="justify-self-start">
            {t(busy ? 'busy' : 'change')}
          </Button>
        )}
      </Form>
      {first === 'google' ? <GoogleButton returnTo={EMAIL_ADDRESS_PATH} again /> : null}
    </section>
  )
}
