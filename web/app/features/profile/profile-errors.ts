import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** In form order. */
const profileFields = ['fullName', 'phone', 'address'] as const

export const profileErrors = (t: Text<'profile'>): ErrorTexts => ({
  fields: (errors) =>
    profileFields.filter((field) => errors[field]).map((field) => ({ field, text: t(`${field}.invalid`) })),
  otherwise: t('error.save'),
})

const companyFields = ['name', 'legalName', 'address', 'taxNumber'] as const

/** Fields of the company have ids of their own: the page has two addresses. */
export const companyErrors = (t: Text<'profile'>): ErrorTexts => ({
  fields: (errors) =>
    companyFields
      .filter((field) => errors[field])
      .map((field) => ({ field: `company-${field}`, text: t(`company.${field}.invalid`) })),
  codes: { FORBIDDEN: t('company.owners-only') },
  otherwise: t('error.save'),
})
