import { type Language, languages } from '@ticarum/contract/values/languages'
import { MAX_LIST_BYTES } from '@ticarum/contract/values/price-list'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { FileField } from '../../components/ui/file-field.tsx'
import { Select } from '../../components/ui/select.tsx'
import { languageNames } from '../../context/language.ts'
import type { ErrorTexts } from '../../forms/error-text.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { importErrors } from './import-errors.ts'
import { IMPORT_PATH } from './paths.ts'

/** Checks presence and size of the file before it is sent. */
const checkFile = () => {
  const chosen = document.querySelector<HTMLInputElement>('input[name=file]')?.files?.[0]
  if (!chosen) return { file: 'required' as const }
  return chosen.size > MAX_LIST_BYTES ? { file: 'tooBig' as const } : {}
}

interface StartImportFormProps {
  formKey: string
  language: Language
  refused: RefusedForm<{ language: string }> | undefined
}

/** Uploads a price list for a dry run; products are not changed yet. */
export function StartImportForm({ formKey, language, refused }: StartImportFormProps) {
  const t = useText('imports')
  const forms = useText('forms')
  const busy = useNavigation().formMethod === 'POST'
  const texts: ErrorTexts = {
    ...importErrors(t),
    fields: ({ file }) =>
      file ? [{ field: 'file', text: file === 'tooBig' ? forms('file.too-large') : t('file.required') }] : [],
  }
  const { failed, errorOf, attempt, handlers } = useFormErrors(refused, texts, async () => checkFile)
  const error = errorOf('file') ?? failed
  return (
    <Form
      method="post"
      action={sentTo(IMPORT_PATH)}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-190 gap-5"
      {...handlers}
    >
      <FormErrors title={t('error')} errors={error ? [{ text: error, field: 'file' }] : []} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <FileField label={t('file')} name="file" accept=".csv,.xlsx" error={error}>
        <p className="text-sm text-muted">{t('file.hint')}</p>
      </FileField>
      <Select label={t('language')} name="language" defaultValue={refused?.values.language || language}>
        {languages.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </Select>
      <div>
        <Button busy={busy}>{t(busy ? 'checking' : 'check')}</Button>
      </div>
    </Form>
  )
}
