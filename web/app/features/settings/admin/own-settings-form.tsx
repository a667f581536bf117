import type { FormFields } from '@ticarum/contract/forms/nested'
import type { AdminSettings } from '@ticarum/contract/procedures/admin-settings'
import { Form, useNavigation } from 'react-router'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { SaveBar } from '../../../components/ui/save-bar.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { EmailAddressLink } from '../../identity/email-address-link.tsx'
import { ownSettingsErrors } from './own-settings-errors.ts'

const toggles = ['newOrders', 'newUsers', 'newFeedback', 'systemAlerts'] as const

const loadCheck = () => import('./form-checks.ts').then(({ checkAdminSettings }) => checkAdminSettings)

interface OwnSettingsFormProps {
  settings: AdminSettings
  path: string
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** An admin's own name, and what is mailed to them. */
export function OwnSettingsForm({ settings, path, formKey, refused }: OwnSettingsFormProps) {
  const t = useText('admin-settings')
  const busy = useNavigation().formData?.get('intent') === 'own'
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, ownSettingsErrors(t), loadCheck)
  const values = refused?.values
  return (
    <Form
      method="post"
      action={sentTo(path)}
      noValidate
      aria-labelledby="own"
      className="grid max-w-190 gap-8"
      {...handlers}
    >
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <div className="grid gap-5 sm:grid-cols-2">
        <h2 id="own" className="text-xl sm:col-span-2">
          {t('own')}
        </h2>
        <Field
          label={t('fullName')}
          name="fullName"
          autoComplete="name"
          defaultValue={values?.fullName ?? settings.fullName}
          error={errorOf('fullName')}
        />
        <Field
          label={t('email')}
          name="email"
          type="email"
          dir="ltr"
          readOnly
          defaultValue={settings.email}
          error={errorOf('email')}
        >
          <EmailAddressLink />
        </Field>
      </div>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-title text-lg font-bold">{t('mailed')}</legend>
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
      <SaveBar intent="own" busy={busy}>
        {t(busy ? 'save.busy' : 'save')}
      </SaveBar>
    </Form>
  )
}
