import type { Language } from '@ticarum/contract/values/languages'

/** Each company once, in the order of the reader's alphabet. */
export const companiesByName = <C extends { id: string; name: string }>(companies: C[], language: Language): C[] =>
  [...new Map(companies.map((company) => [company.id, company])).values()].sort((one, other) =>
    one.name.localeCompare(other.name, language),
  )
