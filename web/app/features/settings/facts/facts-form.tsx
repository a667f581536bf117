import type { FormFields } from '@ticarum/contract/forms/nested'
import type { CompanyFacts } from '@ticarum/contract/procedures/company-facts'
import { Form, useNavigation } from 'react-router'
import { Field } from '../../../components/ui/field.tsx'
import { SaveBar } from '../../../components/ui/save-bar.tsx'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { type Text, useText } from '../../../texts.ts'
import { savingErrors } from '../company/settings-errors.ts'

/** In form order, with what each may have at most. */
const lengths = { legalName: 200, address: 300, taxNumber: 100, phone: 30, whatsapp: 30 } as const
const fieldOrder = Object.keys(lengths) as (keyof typeof lengths)[]

const factsErrors = (t: Text<'company-facts'>, settings: Text<'company-settings'>): ErrorTexts => ({
  ...savingErrors(settings),
  fields: (errors) =>
    fieldOrder
      .filter((field) => errors[field])
      .map((field) => ({
        field,
        text: field === 'phone' || field === 'whatsapp' ? t('phone.invalid') : t('long', { most: lengths[field] }),
      })),
})

const loadCheck = () => import('./form-checks.ts').then(({ checkFacts }) => checkFacts)

interface FactsFormProps {
  facts: CompanyFacts
  path: string
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** Who the trading company is: for papers, and how customers reach it. */
export function FactsForm({ facts, path, formKey, refused }: FactsFormProps) {
  const t = useText('company-facts')
  const settings = useText('company-settings')
  const busy = useNavigation().formData?.get('intent') === 'company'
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, factsErrors(t, settings), loadCheck)
  const field = (name: keyof typeof lengths) => ({
    label: t(name),
    name,
    defaultValue: refused?.values[name] ?? facts[name],
    error: errorOf(name),
  })
  return (
    <Form
      method="post"
      action={sentTo(path)}
      noValidate
      aria-labelledby="facts"
      className="grid max-w-190 gap-8"
      {...handlers}
    >
      <FormErrors title={settings(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="version" value={facts.version} />
      <div className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="facts" className="text-xl">
            {t('title')}
          </h2>
          <p className="text-sm text-muted">{t('hint')}</p>
        </div>
        <Field {...field('legalName')} />
        <Field {...field('address')} />
        <Field {...field('taxNumber')} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid gap-1 sm:col-span-2">
          <h2 className="text-xl">{t('reach')}</h2>
          <p className="text-sm text-muted">{t('reach.hint')}</p>
        </div>
        <Field {...field('phone')} type="tel" dir="ltr" />
        <Field {...field('whatsapp')} type="tel" dir="ltr" />
      </div>
      <SaveBar intent="company" busy={busy}>
        {busy ? settings('save.busy') : t('save')}
      </SaveBar>
    </Form>
  )
}
