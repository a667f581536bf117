import type { FormFields } from '@ticarum/contract/forms/nested'
import type { SupplierSettings } from '@ticarum/contract/procedures/supplier-settings'
import { emailChoices } from '@ticarum/contract/values/reviews'
import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { RadioCards } from '../../../components/ui/radio-cards.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { showToast } from '../../../context/toasts.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { EmailAddressLink } from '../../identity/email-address-link.tsx'
import { Uploader } from '../../images/uploader.tsx'
import { useUploads } from '../../images/use-uploads.ts'
import type { RedrawnSettings } from './settings.server.ts'
import { supplierSettingsErrors } from './settings-errors.ts'

const loadCheck = () => import('./form-checks.ts').then(({ checkSupplierSettings }) => checkSupplierSettings)

interface SupplierSettingsFormProps {
  settings: SupplierSettings
  path: string
  formKey: string
  redrawn: RedrawnSettings | undefined
}

/** A supplier's public data. Members can read it, owners can change it. */
export function SupplierSettingsFormView({ settings, path, formKey, redrawn }: SupplierSettingsFormProps) {
  const t = useText('supplier-settings')
  const pictures = useText('images')
  const logo = redrawn ? redrawn.logo : settings.logo
  const uploads = useUploads({ images: logo ? [logo] : [], max: 1, removed: redrawn?.removed ?? false })
  const busy = useNavigation().formData?.get('intent') === 'save'
  const form = useFormErrors(redrawn, supplierSettingsErrors(t), loadCheck)
  const waiting = settings.change?.state === 'waiting' ? settings.change.to : {}
  const values: FormFields = redrawn?.values ?? { ...settingsFields(settings), ...waiting }
  const locked = !settings.mayChange
  const field = (name: TextField) => ({
    name,
    label: t(`field.${name}`),
    defaultValue: values[name] ?? '',
    error: form.errorOf(name),
    readOnly: locked,
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!uploads.busy) return form.handlers.onSubmit(event)
    event.preventDefault()
    showToast({ kind: 'destructive', title: pictures('wait.title'), text: pictures('wait.text') })
  }

  return (
    <Form
      method="post"
      action={sentTo(path)}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-190 gap-10"
      {...form.handlers}
      onSubmit={onSubmit}
    >
      {/* Enter presses a form's first button, which must not be the one that removes the logo. */}
      <button
        type="submit"
        name="intent"
        value="save"
        tabIndex={-1}
        aria-hidden="true"
        disabled={locked}
        className="sr-only"
      />
      <FormErrors
        title={t(form.failed ? 'error' : 'fix')}
        errors={[...uploads.errorsOf(form.refused?.skipped), ...form.errors]}
        attempt={form.attempt}
      />
      <input type="hidden" name="key" value={redrawn?.key ?? formKey} />
      <section aria-labelledby="account" className="grid gap-5 sm:grid-cols-2">
        <h2 id="account" className="text-xl sm:col-span-2">
          {t('account')}
        </h2>
        <Field {...field('fullName')} autoComplete="name" />
        <Field {...field('companyName')} autoComplete="organization" />
        <Field {...field('phone')} type="tel" dir="ltr" autoComplete="tel" />
        <div className="sm:col-span-2">
          <TextArea {...field('description')} dir="auto" />
        </div>
      </section>
      <section aria-labelledby="business" className="grid gap-5 sm:grid-cols-2">
        <h2 id="business" className="text-xl sm:col-span-2">
          {t('business')}
        </h2>
        <div className="sm:col-span-2">
          <Field {...field('address')} autoComplete="street-address" />
        </div>
        <Field {...field('city')} autoComplete="address-level2" />
        <Field {...field('country')} autoComplete="country-name" />
      </section>
      <section aria-labelledby="legal" className="grid gap-5 sm:grid-cols-2">
        <div className="grid gap-1 sm:col-span-2">
          <h2 id="legal" className="text-xl">
            {t('legal')}
          </h2>
          <p className="text-sm text-muted">{t('legal.text')}</p>
          {settings.verification.state === 'verified' ? <p className="text-sm">{t('legal.sealed')}</p> : null}
        </div>
        <Field {...field('legalName')} />
        <Field {...field('registryNumber')} />
        <Field {...field('taxNumber')} />
      </section>
      <section aria-labelledby="email" className="grid gap-5">
        <h2 id="email" className="text-xl">
          {t('email')}
        </h2>
        <RadioCards
          legend={t('email.shown')}
          name="emailShown"
          chosen={values.emailShown ?? 'account'}
          cards={emailChoices.map((value) => ({
            value,
            title: t(`email.${value}`),
            text:
              value === 'account'
                ? t('email.account.text', { email: settings.accountEmail })
                : t(`email.${value}.text`),
          }))}
        />
        <p>
          <EmailAddressLink />
        </p>
        <Field {...field('businessEmail')} type="email" dir="ltr" autoComplete="off" />
      </section>
      <section aria-labelledby="prices" className="grid gap-3">
        <h2 id="prices" className="text-xl">
          {t('prices')}
        </h2>
        <Checkbox
          name="pricesAfterSignIn"
          label={t('prices.hidden')}
          hint={t('prices.hidden.text')}
          defaultChecked={values.pricesAfterSignIn !== undefined}
          disabled={locked}
        />
      </section>
      {locked ? null : <Uploader title={t('logo')} uploads={uploads} min={0} max={1} />}
      {locked ? (
        <p className="text-muted">{t('owners-only')}</p>
      ) : (
        <div className="bottom-0 z-10 flex border-t border-rule bg-bg py-3 max-sm:*:flex-1 lg:sticky">
          <Button name="intent" value="save" busy={busy}>
            {t(busy ? 'save.busy' : 'save')}
          </Button>
        </div>
      )}
    </Form>
  )
}

const settingsFields = ({
  supplierId: _id,
  mayChange: _may,
  emailIsPublic: _public,
  logo: _logo,
  stripe: _stripe,
  verification: _verification,
  change: _change,
  pricesAfterSignIn,
  ...fields
}: SupplierSettings): FormFields => ({ ...fields, ...(pricesAfterSignIn && { pricesAfterSignIn: 'on' }) })

type TextField =
  | 'fullName'
  | 'companyName'
  | 'phone'
  | 'description'
  | 'address'
  | 'city'
  | 'country'
  | 'legalName'
  | 'registryNumber'
  | 'taxNumber'
  | 'businessEmail'
