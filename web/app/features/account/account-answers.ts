import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'
import { proofErrors } from '../security/proof-errors.ts'

const intents = ['delete-account', 'undo-deletion', 'export-data', 'allow-mail'] as const
export type AccountIntent = (typeof intents)[number]

export type RefusedAccountAction = RefusedForm<{ intent: AccountIntent }>

export const isAccountIntent = (intent: unknown): intent is AccountIntent => intents.some((known) => known === intent)

/** Tells a refused form of the Danger Zone from the page's other forms. */
export const isAccountAnswer = (answer: { values: object }): answer is RefusedAccountAction =>
  'intent' in answer.values && isAccountIntent(answer.values.intent)

/** Why an account was not deleted, or its deletion not undone. */
export const accountErrors = (t: Text<'account'>, security: Text<'security'>): ErrorTexts => {
  const { fields, codes } = proofErrors(security)
  return {
    fields,
    codes: { LAST_ADMIN: t('error.last-admin'), ...codes },
    otherwise: t('error.failed'),
  }
}
