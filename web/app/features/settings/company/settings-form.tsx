import type { FormFields } from '@ticarum/contract/forms/nested'
import type { CompanySettings } from '@ticarum/contract/procedures/company-settings'
import { incoterms } from '@ticarum/contract/values/products'
import { Form, useNavigation } from 'react-router'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { SaveBar } from '../../../components/ui/save-bar.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { companySettingsErrors } from './settings-errors.ts'

const asLines = (groups: string[][]) => groups.map((words) => words.join(', ')).join('\n')

const loadCheck = () => import('./form-checks.ts').then(({ checkCompanySettings }) => checkCompanySettings)

interface CompanySettingsFormViewProps {
  settings: CompanySettings
  path: string
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** Publishing rules, default price basis and search synonyms. */
export function CompanySettingsFormView({ settings, path, formKey, refused }: CompanySettingsFormViewProps) {
  const t = useText('company-settings')
  const busy = useNavigation().formData?.get('intent') === 'catalogue'
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, companySettingsErrors(t), loadCheck)
  const values = refused?.values
  return (
    <Form method="post" action={sentTo(path)} noValidate className="grid max-w-190 gap-10" {...handlers}>
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="version" value={settings.version} />
      <section aria-labelledby="publishing" className="grid gap-3">
        <h2 id="publishing" className="text-xl">
          {t('publishing')}
        </h2>
        <Checkbox
          label={t('publishAtOnce')}
          hint={t('publishAtOnce.hint')}
          name="publishAtOnce"
          defaultChecked={values ? values.publishAtOnce !== undefined : settings.publishAtOnce}
        />
      </section>
      <section aria-labelledby="basis" className="grid gap-5 sm:grid-cols-2">
        <div className="grid gap-1 sm:col-span-2">
          <h2 id="basis" className="text-xl">
            {t('basis')}
          </h2>
          <p className="text-sm text-muted">{t('basis.hint')}</p>
        </div>
        <Select
          label={t('incoterm')}
          name="incoterm"
          defaultValue={values?.incoterm ?? settings.incoterm}
          error={errorOf('incoterm')}
        >
          {incoterms.map((incoterm) => (
            <option key={incoterm} value={incoterm}>
              {t(`incoterm.${incoterm}`)}
            </option>
          ))}
        </Select>
        <Field
          label={t('basisPlace')}
          name="basisPlace"
          defaultValue={values?.basisPlace ?? settings.basisPlace}
          error={errorOf('basisPlace')}
        />
      </section>
      <section aria-labelledby="words" className="grid gap-3">
        <h2 id="words" className="text-xl">
          {t('words')}
        </h2>
        <TextArea
          label={t('synonyms')}
          name="synonyms"
          rows={10}
          dir="auto"
          defaultValue={values?.synonyms ?? asLines(settings.synonyms)}
          error={errorOf('synonyms')}
        >
          <p className="text-sm text-muted">{t('synonyms.hint')}</p>
        </TextArea>
      </section>
      <SaveBar intent="catalogue" busy={busy}>
        {t(busy ? 'save.busy' : 'save')}
      </SaveBar>
    </Form>
  )
}
