import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'
import { requestErrors } from '../request/request-errors.ts'

interface Texts {
  t: Text<'prepare-quote'>
  asking: Text<'request-quote'>
  ordering: Text<'place-order'>
}

const ofContact = ['company', 'name', 'email', 'phone', 'city', 'language'] as const

/** What is wrong with whom it is for, then with what is asked. */
export function prepareErrors({ t, asking, ordering }: Texts, productIds: readonly string[]): ErrorTexts {
  const ofRequest = requestErrors({ t: asking, ordering }, productIds)
  return {
    ...ofRequest,
    fields: (errors, code) => [
      ...(ofRequest.fields?.(errors, code) ?? []),
      ...ofContact.flatMap((name) => {
        const field = `contact.${name}`
        const error = errors[field]
        if (!error) return []
        return { field, text: t(name === 'email' && error === 'required' ? 'email.required' : `error.${name}`) }
      }),
    ],
    otherwise: t('failed'),
  }
}
