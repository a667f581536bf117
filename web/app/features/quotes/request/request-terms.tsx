import type { FormFields } from '@ticarum/contract/forms/nested'
import { Field } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { languageNames } from '../../../context/language.ts'
import { useText } from '../../../texts.ts'
import { ChoiceFields } from '../../deals/choices.tsx'
import type { LoadedRequest } from './load-request.server.ts'

interface RequestTermsProps extends Pick<LoadedRequest, 'ports'> {
  values: FormFields
  errorOf(field: string): string | undefined
}

/** What is asked once for all lines: port, day, choices, and notes with their language. */
export function RequestTerms({ ports, values, errorOf }: RequestTermsProps) {
  const t = useText('request-quote')
  const ordering = useText('place-order')
  const optional = (label: string) => ordering('optional', { label })
  const text = (name: string) => ({ name, defaultValue: values[name], error: errorOf(name) })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select label={optional(ordering('port'))} {...text('port')}>
        <option value="">{t('port.unsaid')}</option>
        {ports.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field label={optional(t('day'))} {...text('wantedOn')} type="date" />
      <ChoiceFields values={values} errorOf={errorOf} />
      <div className="sm:col-span-2">
        <TextArea label={optional(ordering('notes'))} {...text('notes')} rows={3} maxLength={1000} dir="auto" />
      </div>
      <Select label={t('notes.language')} {...text('notesLanguage')}>
        {Object.entries(languageNames).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
