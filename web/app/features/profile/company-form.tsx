import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Profile } from '@ticarum/contract/procedures/profile'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { PROFILE_PATH } from './paths.ts'
import { companyErrors } from './profile-errors.ts'

const loadCheck = () => import('./form-checks.ts').then(({ checkCompany }) => checkCompany)

interface CompanyFormProps {
  company: Profile['company']
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** The company as it stands on papers: owners change it, members read it. */
export function CompanyForm({ company, formKey, refused }: CompanyFormProps) {
  const t = useText('profile')
  const busy = useNavigation().formData?.get('intent') === 'company'
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, companyErrors(t), loadCheck)
  const values: FormFields = refused?.values ?? { ...company, mayChange: undefined }
  const field = (name: 'name' | 'legalName' | 'address' | 'taxNumber') => ({
    id: `company-${name}`,
    label: t(`company.${name}`),
    name,
    defaultValue: values[name],
    error: errorOf(`company-${name}`),
    readOnly: !company.mayChange,
  })
  return (
    <Form
      method="post"
      action={sentTo(PROFILE_PATH)}
      noValidate
      aria-labelledby="company"
      className="grid max-w-form gap-5"
      {...handlers}
    >
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <Field {...field('name')} autoComplete="organization" maxLength={100} />
      <Field {...field('legalName')} maxLength={100} />
      <TextArea {...field('address')} rows={3} maxLength={200} />
      <Field {...field('taxNumber')} dir="ltr" maxLength={100} />
      {company.mayChange ? (
        <Button name="intent" value="company" variant="line" busy={busy} className="justify-self-start">
          {t(busy ? 'save.busy' : 'company.save')}
        </Button>
      ) : (
        <p className="text-muted">{t('company.owners-only')}</p>
      )}
    </Form>
  )
}
