import type { FormFields } from '@ticarum/contract/forms/nested'
import { verificationChecks } from '@ticarum/contract/values/products'

/** A day ends when it ends in Kayseri and Mogadishu, which share their clock. */
const endOf = (day: string): string => `${day}T20:59:59Z`

/** What a decision's form sends, as `verifications.decide` takes it. */
export function decisionFields({ intent, id, from, reason, validUntil, ...fields }: FormFields): FormFields {
  const checks = verificationChecks.filter((check) => fields[`check.${check}`] !== undefined)
  return {
    id,
    from,
    to: intent,
    reason,
    ...Object.fromEntries(checks.map((check, place) => [`checks.${place}`, check])),
    ...(validUntil && { validUntil: endOf(validUntil) }),
  }
}
