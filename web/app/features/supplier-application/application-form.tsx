import { applicationCategories } from '@ticarum/contract/values/inbox'
import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Select } from '../../components/ui/select.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { showToast } from '../../context/toasts.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { HoneypotFields } from '../../forms/honeypot.tsx'
import { LostResponseNotice } from '../../forms/lost-response-notice.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { type ApplicationField, applicationErrors, type RefusedApplication } from './application-errors.ts'
import { skippedCatalogueText } from './catalogue-errors.ts'
import { CatalogueFiles } from './catalogue-files.tsx'
import { SUPPLIER_APPLICATION_PATH } from './paths.ts'
import { useCatalogues } from './use-catalogues.ts'

export const DRAFT = 'application'

const loadCheck = () => import('./form-checks.ts').then(({ checkApplication }) => checkApplication)

/** The browser checks the required fields itself. */
export function SupplierApplicationForm({ refused }: { refused: RefusedApplication | undefined }) {
  const t = useText('supplier-application')
  const busy = useNavigation().formAction === sentTo(SUPPLIER_APPLICATION_PATH)
  const catalogues = useCatalogues(refused?.catalogues ?? [])
  const form = useFormErrors(refused, applicationErrors(t), loadCheck)
  const skipped = (form.refused?.skipped ?? []).map((file) => ({
    field: 'files',
    text: skippedCatalogueText(t, file),
  }))
  const of = (name: ApplicationField) => ({
    name,
    label: t(name),
    defaultValue: refused?.values[name] ?? '',
    error: form.errorOf(name),
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!catalogues.busy) return form.handlers.onSubmit(event)
    event.preventDefault()
    showToast({ kind: 'destructive', title: t('wait.title'), text: t('wait.text') })
  }

  return (
    <Form
      method="post"
      action={sentTo(SUPPLIER_APPLICATION_PATH)}
      encType="multipart/form-data"
      className="grid max-w-190 gap-5"
      {...form.handlers}
      onSubmit={onSubmit}
    >
      <FormErrors
        title={t(form.failed ? 'error' : 'fix')}
        errors={[...skipped, ...form.errors]}
        attempt={form.attempt}
      />
      <LostResponseNotice />
      <HoneypotFields trap={t('trap')} formKey={refused?.key} draft={DRAFT} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field {...of('companyName')} required autoComplete="organization" dir="auto" />
        <Select {...of('category')} required>
          <option value="">{t('category.choose')}</option>
          {applicationCategories.map((category) => (
            <option key={category} value={category}>
              {t(`category.${category}`)}
            </option>
          ))}
        </Select>
        <Field {...of('contactPerson')} required autoComplete="name" dir="auto" />
        <Field {...of('email')} required type="email" autoComplete="email" autoCapitalize="none" dir="ltr" />
        <Field {...of('phone')} required type="tel" autoComplete="tel" dir="ltr" />
        <Field {...of('address')} autoComplete="street-address" dir="auto" />
      </div>
      <TextArea {...of('productDescription')} required rows={5} dir="auto" />
      <CatalogueFiles catalogues={catalogues} error={skipped[0]?.text ?? form.errorOf('files')} />
      <div>
        <Button busy={busy}>{t(busy ? 'submitting' : 'submit')}</Button>
      </div>
    </Form>
  )
}
