import type { FormFields } from '@ticarum/contract/forms/nested'
import type { TradeSettings } from '@ticarum/contract/procedures/trade-settings'
import { Form, useNavigation } from 'react-router'
import { Field } from '../../../components/ui/field.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { SaveBar } from '../../../components/ui/save-bar.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { GoogleButton } from '../../identity/google-button.tsx'
import { ProofFields, type ProofWays, proofBefore } from '../../security/proof-fields.tsx'
import { fieldsOfSettings } from './fields-of-settings.ts'
import { MoneyTermsFields } from './money-terms-fields.tsx'
import { PortRows } from './port-rows.tsx'
import { tradeErrors } from './trade-errors.ts'
import { WayRows } from './way-rows.tsx'

const sizes = ['20', '40'] as const

const loadCheck = () => import('./form-checks.ts').then(({ checkTradeSettings }) => checkTradeSettings)

interface TradeFormProps {
  settings: TradeSettings
  ways: ProofWays
  path: string
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** Trade terms of the company. Orders keep the terms under which they were placed. */
export function TradeForm({ settings, ways, path, formKey, refused }: TradeFormProps) {
  const t = useText('trade-settings')
  const company = useText('company-settings')
  const busy = useNavigation().formData?.get('intent') === 'trade'
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(
    refused,
    tradeErrors(t, company, useText('security')),
    loadCheck,
  )
  const values = refused?.values ?? fieldsOfSettings(settings)
  const text = (name: string) => ({ name, defaultValue: values[name], error: errorOf(name) })
  const first = proofBefore(ways)
  return (
    <>
      <Form
        method="post"
        action={sentTo(path)}
        noValidate
        aria-labelledby="trade"
        className="grid max-w-190 gap-10"
        {...handlers}
      >
        <FormErrors title={company(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="version" value={settings.version} />
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="grid gap-1 sm:col-span-2">
            <h2 id="trade" className="text-xl">
              {t('title')}
            </h2>
            <p className="text-sm text-muted">{t('hint')}</p>
          </div>
          <NumberField label={t('feePercent')} {...text('feePercent')} kind="percent" maxLength={6} />
          <NumberField label={t('depositPercent')} {...text('depositPercent')} kind="percent" maxLength={3} />
          <NumberField label={t('depositDays')} {...text('depositDays')} kind="count" maxLength={2}>
            <p className="text-sm text-muted">{t('depositDays.hint')}</p>
          </NumberField>
          <div className="sm:col-span-2">
            <Field label={t('inbox')} {...text('inbox')} type="email" dir="ltr" maxLength={255}>
              <p className="text-sm text-muted">{t('inbox.hint')}</p>
            </Field>
          </div>
        </div>
        <MoneyTermsFields terms={settings.moneyTerms} values={values} errorOf={errorOf} />
        <WayRows values={values} errorOf={errorOf} />
        <NumberField label={t('refundLimit')} {...text('refundLimit')} kind="dollars" maxLength={20}>
          <p className="text-sm text-muted">{t('refundLimit.hint')}</p>
        </NumberField>
        <PortRows values={values} errorOf={errorOf} />
        <div className="grid gap-5 sm:grid-cols-2">
          <h3 className="text-lg sm:col-span-2">{t('containers')}</h3>
          {sizes.flatMap((feet) => [
            <NumberField
              key={`${feet} m3`}
              label={t('container.m3', { feet })}
              {...text(`container${feet}.m3`)}
              kind="count"
              maxLength={7}
            />,
            <NumberField
              key={`${feet} kg`}
              label={t('container.kg', { feet })}
              {...text(`container${feet}.kg`)}
              kind="count"
              maxLength={7}
            />,
          ])}
        </div>
        <ProofFields ways={ways} error={errorOf('password')} />
        {first ? null : (
          <SaveBar intent="trade" busy={busy}>
            {busy ? company('save.busy') : t('save')}
          </SaveBar>
        )}
      </Form>
      {first === 'google' ? <GoogleButton returnTo={path} again /> : null}
    </>
  )
}
