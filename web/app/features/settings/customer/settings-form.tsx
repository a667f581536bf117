import type { FormFields } from '@ticarum/contract/forms/nested'
import type { CurrencyRate } from '@ticarum/contract/procedures/currency-rates'
import type { CustomerSettings } from '@ticarum/contract/procedures/customer-settings'
import { currencies } from '@ticarum/contract/values/currencies'
import type { Language } from '@ticarum/contract/values/languages'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { languageNames } from '../../../context/language.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { CUSTOMER_SETTINGS_PATH } from './paths.ts'
import { RateLines } from './rate-lines.tsx'
import { customerSettingsErrors } from './settings-errors.ts'

const groups = [
  { title: 'notifications', toggles: ['emailNotifications', 'orderUpdates', 'promotions'] },
  { title: 'privacy', toggles: ['profileVisible', 'orderHistory'] },
] as const

/** As the specification lists them. */
const offered: Language[] = ['en', 'tr', 'so', 'ar']

interface CustomerSettingsFormProps {
  settings: CustomerSettings
  rates: CurrencyRate[]
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** The bar with 'Save Settings' appears with the first change; without scripts it is simply there. */
export function CustomerSettingsFormView({ settings, rates, formKey, refused }: CustomerSettingsFormProps) {
  const t = useText('customer-settings')
  const busy = useNavigation().formData?.get('intent') === 'save'
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, customerSettingsErrors(t))
  const [changed, setChanged] = useState(refused !== undefined)
  const values = refused?.values
  return (
    <Form
      method="post"
      action={sentTo(CUSTOMER_SETTINGS_PATH)}
      noValidate
      className="grid max-w-190 gap-10"
      onChange={() => setChanged(true)}
      {...handlers}
    >
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      {groups.map(({ title, toggles }) => (
        <fieldset key={title} className="grid min-w-0 gap-2">
          <legend className="mb-2 font-title text-xl font-bold">{t(title)}</legend>
          {toggles.map((name) => (
            <Checkbox
              key={name}
              label={t(name)}
              hint={t(`${name}.hint`)}
              name={name}
              defaultChecked={values ? values[name] !== undefined : settings[name]}
            />
          ))}
        </fieldset>
      ))}
      <section aria-labelledby="display" className="grid gap-5 sm:grid-cols-2">
        <h2 id="display" className="text-xl sm:col-span-2">
          {t('display')}
        </h2>
        <Select
          label={t('language')}
          name="language"
          defaultValue={values?.language ?? settings.language}
          error={errorOf('language')}
        >
          {offered.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
        <Select
          label={t('currency')}
          name="currency"
          defaultValue={values?.currency ?? settings.currency}
          error={errorOf('currency')}
        >
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {t(`currency.${currency}`)}
            </option>
          ))}
        </Select>
        <RateLines rates={rates} />
      </section>
      <div
        className={`bottom-0 z-10 flex flex-wrap gap-3 border-t border-rule bg-bg py-3 max-sm:*:flex-1 lg:sticky ${
          changed ? '' : 'scripted:hidden'
        }`}
      >
        <Button name="intent" value="save" busy={busy}>
          {t(busy ? 'save.busy' : 'save')}
        </Button>
        <ButtonLink to={CUSTOMER_SETTINGS_PATH} reloadDocument variant="line">
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
