import type { FormFields } from '@ticarum/contract/forms/nested'
import { verificationChecks } from '@ticarum/contract/values/products'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { FieldErrorText, fieldErrorId } from '../../../components/ui/field-error-text.tsx'
import { useText } from '../../../texts.ts'

interface WhatWasCheckedProps {
  values: FormFields | undefined
  inAYear: string
  errorOf(field: string): string | undefined
}

/** What the seal will certify, and until when. */
export function WhatWasChecked({ values, inAYear, errorOf }: WhatWasCheckedProps) {
  const t = useText('suppliers')
  const companies = useText('companies')
  const error = errorOf('checks')
  return (
    <>
      <fieldset
        id="checks"
        tabIndex={-1}
        aria-describedby={error ? fieldErrorId('checks') : undefined}
        className="grid min-w-0 sm:grid-cols-2"
      >
        <legend className="mb-1 text-base font-semibold sm:col-span-2">{t('checks')}</legend>
        {verificationChecks.map((check) => (
          <Checkbox
            key={check}
            name={`check.${check}`}
            label={companies(`check.${check}`)}
            defaultChecked={values?.[`check.${check}`] !== undefined}
          />
        ))}
        <FieldErrorText of="checks" text={error} />
      </fieldset>
      <Field
        label={t('until')}
        name="validUntil"
        type="date"
        dir="ltr"
        defaultValue={values?.validUntil ?? inAYear}
        error={errorOf('validUntil')}
      />
    </>
  )
}
