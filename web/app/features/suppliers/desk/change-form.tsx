import type { FormFields } from '@ticarum/contract/forms/nested'
import type { VerificationDetails } from '@ticarum/contract/procedures/verifications'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { useMoment } from '../../../dates.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { ChangeRows } from '../change-rows.tsx'
import { type ChangeIntent, changeDecisions } from './change-decisions.ts'
import { CHANGE_REASON, changeErrors } from './decision-errors.ts'
import { deskSupplierPath } from './paths.ts'

interface ChangeFormProps {
  supplier: VerificationDetails['supplier']
  change: NonNullable<VerificationDetails['change']>
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** A supplier with the seal wants to change what was checked: an admin accepts or refuses it. */
export function ChangeForm({ supplier, change, formKey, refused }: ChangeFormProps) {
  const t = useText('suppliers')
  const nameOf = useName()
  const moment = useMoment()
  const deciding = useNavigation().formData?.get('intent')
  const { failed, errors, errorOf, attempt } = useFormErrors(refused, changeErrors(t))
  const { name, city, country, legalName, registryNumber, taxNumber } = supplier
  const from = {
    companyName: name,
    legalName: legalName ?? '',
    registryNumber: registryNumber ?? '',
    taxNumber: taxNumber ?? '',
    city,
    country,
  }
  return (
    <section aria-labelledby="change" className="grid gap-4 rounded-card bg-sand p-5">
      <h2 id="change" className="text-xl">
        {t('change')}
      </h2>
      <p className="max-w-prose">{t('change.text')}</p>
      <ChangeRows from={from} to={change.to} />
      <p className="text-sm text-muted">
        {t('change.by', { name: nameOf(change.proposedBy), moment: moment(change.proposedAt) })}
      </p>
      <Form method="post" action={sentTo(deskSupplierPath(supplier.id))} noValidate className="grid max-w-190 gap-4">
        <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="changeId" value={change.id} />
        <TextArea
          id={CHANGE_REASON}
          label={t('change.reason')}
          name="reason"
          rows={2}
          dir="auto"
          defaultValue={refused?.values.reason}
          error={errorOf(CHANGE_REASON)}
        />
        <div className="flex flex-wrap gap-3">
          {(Object.keys(changeDecisions) as ChangeIntent[]).map((intent) => (
            <Button
              key={intent}
              name="intent"
              value={intent}
              variant={intent === 'accept-change' ? 'main' : 'line'}
              busy={Boolean(deciding)}
            >
              {t(deciding === intent ? 'deciding' : intent)}
            </Button>
          ))}
        </div>
      </Form>
    </section>
  )
}
