import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { GoogleButton } from '../identity/google-button.tsx'
import { ProofFields, type ProofWays, proofBefore } from '../security/proof-fields.tsx'
import { PAYOUT_PATH } from './paths.ts'
import { payoutErrors, payoutFields, type RefusedPayout } from './payout-errors.ts'

interface PayoutFormProps {
  ways: ProofWays
  formKey: string
  refused: RefusedPayout | undefined
}

const loadCheck = () => import('./form-checks.ts').then(({ checkPayout }) => checkPayout)

/** Another bank account, for owners. */
export function PayoutForm({ ways, formKey, refused }: PayoutFormProps) {
  const t = useText('payout')
  const busy = useNavigation().formData?.get('intent') === 'propose'
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, payoutErrors(t, useText('security')), loadCheck)
  const first = proofBefore(ways)
  return (
    <section aria-labelledby="change" className="grid max-w-190 gap-4 border-t border-line pt-6">
      <h2 id="change" className="text-xl">
        {t('change')}
      </h2>
      <p className="max-w-prose text-muted">{t('change.text')}</p>
      <Form method="post" action={sentTo(PAYOUT_PATH)} noValidate className="grid gap-4" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        {payoutFields.map((name) => (
          <Field
            key={name}
            name={name}
            label={t(name)}
            defaultValue={refused?.values[name] ?? ''}
            error={errorOf(name)}
            maxLength={name === 'iban' ? 60 : 100}
            autoComplete="off"
            {...(name === 'iban' || name === 'swift' ? { dir: 'ltr' as const } : {})}
          />
        ))}
        <ProofFields ways={ways} error={errorOf('password')} />
        {first ? null : (
          <div>
            <Button name="intent" value="propose" busy={busy}>
              {t(busy ? 'busy' : 'change.submit')}
            </Button>
          </div>
        )}
      </Form>
      {first === 'google' ? <GoogleButton returnTo={PAYOUT_PATH} again /> : null}
    </section>
  )
}
