import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { Catalogue } from '@ticarum/contract/procedures/applications'
import type { FormError } from '../../components/ui/error-summary.tsx'
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
export type Typed = Record<ApplicationField, string>
export type RefusedApplication = RefusedForm<Typed> & { catalogues: Catalogue[]; skipped: SkippedCatalogue[] }

/** What is wrong with each field, in the reader's words. */
export function applicationErrors(t: Text<'supplier-application'>, fields: FieldErrors): Required<FormError>[] {
  const textOf = (field: ApplicationField) => {
    const error = fields[field]
    if (!error) return []
    const named = { field: t(field) }
    return [
      {
        field,
        text:
          error === 'tooLong'
            ? t('problem.too-long', named)
            : field === 'email' && error !== 'required'
              ? t('email.invalid')
              : t('problem.required', named),
      },
    ]
  }
  return [...applicationFields.flatMap(textOf), ...(fields.fileIds ? [{ field: 'files', text: t('files.gone') }] : [])]
}

/** Why nothing was sent although the fields are right. */
export function applyingFailed(
  t: Text<'supplier-application'>,
  { code, minutes }: Pick<RefusedApplication, 'code' | 'minutes'>,
): string | undefined {
  if (code === 'INPUT_INVALID') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  return t(code === 'KEY_REUSED' ? 'error.done' : 'error.send')
}
