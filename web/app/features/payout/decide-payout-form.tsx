import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { GoogleButton } from '../identity/google-button.tsx'
import { ProofFields, type ProofWays, proofBefore } from '../security/proof-fields.tsx'
import { payoutErrors, type RefusedPayout } from './payout-errors.ts'

interface DecidePayoutFormProps {
  proposalId: string
  address: string
  ways: ProofWays
  formKey: string
  refused: RefusedPayout | undefined
}

/** An admin compares it with the supplier's papers, asks by telephone, and agrees or declines. */
export function DecidePayoutForm({ proposalId, address, ways, formKey, refused }: DecidePayoutFormProps) {
  const t = useText('payout')
  const busy = useNavigation().formData?.get('intent')
  const { errors, errorOf, attempt } = useFormErrors(refused, payoutErrors(t, useText('security')))
  const first = proofBefore(ways)
  return (
    <section aria-labelledby="decide" className="grid max-w-190 gap-4 border-t border-line pt-6">
      <h2 id="decide" className="text-xl">
        {t('decide')}
      </h2>
      <p className="max-w-prose text-muted">{t('decide.text')}</p>
      <Form method="post" action={sentTo(address)} noValidate className="grid gap-4">
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="id" value={proposalId} />
        <TextArea
          label={t('reason')}
          name="reason"
          rows={3}
          dir="auto"
          maxLength={500}
          defaultValue={refused?.values.reason}
          error={errorOf('reason')}
        />
        <ProofFields ways={ways} error={errorOf('password')} />
        {first ? null : (
          <div className="flex flex-wrap gap-3">
            {(['agree', 'decline'] as const).map((act) => (
              <Button
                key={act}
                name="intent"
                value={act}
                variant={act === 'agree' ? 'main' : 'line'}
                busy={busy === act}
              >
                {t(busy === act ? 'busy' : act)}
              </Button>
            ))}
          </div>
        )}
      </Form>
      {first === 'google' ? <GoogleButton returnTo={address} again /> : null}
    </section>
  )
}
