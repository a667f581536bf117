import type { FormFields } from '@ticarum/contract/forms/nested'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { GoogleButton } from '../../identity/google-button.tsx'
import { proofErrors } from '../../security/proof-errors.ts'
import { ProofFields, type ProofWays, proofBefore } from '../../security/proof-fields.tsx'
import { percentText } from '../../settings/trade/fields-of-settings.ts'
import { deskSupplierPath } from './paths.ts'

interface FeeFormProps {
  id: string
  fee: { own: number | null; default: number }
  ways: ProofWays
  refused: RefusedForm<FormFields> | undefined
}

/** The page has another password, of a decision. */
const PASSWORD = 'fee-password'

/** The fee that the company charges on this supplier's orders. */
export function FeeForm({ id, fee, ways, refused }: FeeFormProps) {
  const t = useText('suppliers')
  const busy = useNavigation().formData?.get('intent') === 'fee'
  const proof = proofErrors(useText('security'))
  const { failed, errors, errorOf, attempt } = useFormErrors(refused, {
    fields: (fields, code) => [
      ...(fields.feePercent ? [{ field: 'feePercent', text: t('fee.invalid') }] : []),
      ...proof.fields(fields, code).map((error) => ({ ...error, field: PASSWORD })),
    ],
    codes: proof.codes,
    otherwise: t('error.decide'),
  })
  const first = proofBefore(ways)
  return (
    <section aria-labelledby="fee-title" className="grid content-start gap-3">
      <h2 id="fee-title" className="text-xl">
        {t('fee')}
      </h2>
      <p className="text-sm text-muted">{t('fee.hint', { percent: fee.default / 100 })}</p>
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <Form method="post" action={sentTo(deskSupplierPath(id))} noValidate className="flex flex-wrap items-start gap-3">
        <div className="w-36">
          <NumberField
            label={t('fee.own')}
            name="feePercent"
            kind="percent"
            maxLength={6}
            defaultValue={refused?.values.feePercent ?? (fee.own === null ? '' : percentText(fee.own))}
            error={errorOf('feePercent')}
          />
        </div>
        <ProofFields ways={ways} error={errorOf(PASSWORD)} id={PASSWORD} />
        {first ? null : (
          <Button name="intent" value="fee" variant="line" busy={busy} className="mt-7">
            {t(busy ? 'deciding' : 'fee.save')}
          </Button>
        )}
      </Form>
      {first === 'google' ? <GoogleButton returnTo={deskSupplierPath(id)} again /> : null}
    </section>
  )
}
