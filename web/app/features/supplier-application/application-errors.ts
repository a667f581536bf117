import type { FieldError } from '@ticarum/contract/forms/field-errors'
import type { Catalogue } from '@ticarum/contract/procedures/applications'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'
import type { SkippedCatalogue } from './catalogue-errors.ts'

export const applicationFields = [
  'companyName',
  'category',
  'contactPerson',
  'email',
  'phone',
  'address',
  'productDescription',
] as const
export type ApplicationField = (typeof applicationFields)[number]
export type ApplicationValues = Record<ApplicationField, string>
export type RefusedApplication = RefusedForm<ApplicationValues> & {
  catalogues: Catalogue[]
  skipped: SkippedCatalogue[]
}

export const applicationErrors = (t: Text<'supplier-application'>): ErrorTexts => ({
  fields(errors) {
    const textOf = (field: ApplicationField, error: FieldError) => {
      if (error === 'tooLong') return t('problem.too-long', { field: t(field) })
      return field === 'email' && error !== 'required' ? t('email.invalid') : t('problem.required', { field: t(field) })
    }
    return [
      ...applicationFields.flatMap((field) => (errors[field] ? [{ field, text: textOf(field, errors[field]) }] : [])),
      ...(errors.fileIds ? [{ field: 'files', text: t('files.gone') }] : []),
    ]
  },
  codes: { KEY_REUSED: t('error.done') },
  otherwise: t('error.send'),
})
