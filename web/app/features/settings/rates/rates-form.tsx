import type { FormFields } from '@ticarum/contract/forms/nested'
import type { CurrencyRate } from '@ticarum/contract/procedures/currency-rates'
import { ratedCurrencies, rateOf } from '@ticarum/contract/values/currencies'
import { Form, useNavigation } from 'react-router'
import { Field } from '../../../components/ui/field.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { SaveBar } from '../../../components/ui/save-bar.tsx'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { type Text, useText } from '../../../texts.ts'

const ratesErrors = (t: Text<'admin-settings'>): ErrorTexts => ({
  fields: (errors) =>
    ratedCurrencies.flatMap((code) =>
      (['rate', 'on'] as const)
        .filter((part) => errors[`${code}.${part}`])
        .map((part) => ({ field: `${code}.${part}`, text: t(`rates.${part}.invalid`, { code: code.toUpperCase() }) })),
    ),
  otherwise: t('error.save'),
})

const loadCheck = () => import('./form-checks.ts').then(({ checkRates }) => checkRates)

interface RatesFormProps {
  rates: CurrencyRate[]
  path: string
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

const fieldsOf = (rates: CurrencyRate[]): FormFields =>
  Object.fromEntries(
    rates.flatMap(({ code, millionths, on }) => [
      [`${code}.rate`, rateOf(millionths)],
      [`${code}.on`, on],
    ]),
  )

/** Rates by which prices are shown in other currencies, each with its day. */
export function RatesForm({ rates, path, formKey, refused }: RatesFormProps) {
  const t = useText('admin-settings')
  const busy = useNavigation().formData?.get('intent') === 'rates'
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, ratesErrors(t), loadCheck)
  const values = refused?.values ?? fieldsOf(rates)
  const field = (name: string) => ({ name, defaultValue: values[name], error: errorOf(name) })
  return (
    <Form
      method="post"
      action={sentTo(path)}
      noValidate
      aria-labelledby="rates"
      className="grid max-w-190 gap-5"
      {...handlers}
    >
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <div className="grid gap-1">
        <h2 id="rates" className="text-xl">
          {t('rates')}
        </h2>
        <p className="text-sm text-muted">{t('rates.hint')}</p>
      </div>
      {ratedCurrencies.map((code) => (
        <div key={code} className="grid gap-5 sm:grid-cols-2">
          <NumberField
            label={t('rates.rate', { code: code.toUpperCase() })}
            {...field(`${code}.rate`)}
            kind="rate"
            maxLength={16}
          />
          <Field label={t('rates.on', { code: code.toUpperCase() })} {...field(`${code}.on`)} type="date" />
        </div>
      ))}
      <SaveBar intent="rates" busy={busy}>
        {t(busy ? 'save.busy' : 'rates.save')}
      </SaveBar>
    </Form>
  )
}
