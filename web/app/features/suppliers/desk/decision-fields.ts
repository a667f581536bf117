import type { FormFields } from '@ticarum/contract/forms/nested'
import { verificationChecks } from '@ticarum/contract/values/products'

/** The end of a day in Kayseri and Mogadishu, which share a time zone. */
const endOf = (day: string): string => `${day}T20:59:59Z`

/** The form's fields as input of `verifications.decide`. */
export function decisionFields({ intent, id, from, reason, validUntil, seen, ...fields }: FormFields): FormFields {
  const checks = verificationChecks.filter((check) => fields[`check.${check}`] !== undefined)
  return {
    id,
    from,
    to: intent,
    reason,
    seen,
    ...Object.fromEntries(checks.map((check, place) => [`checks.${place}`, check])),
    ...(validUntil && { validUntil: endOf(validUntil) }),
  }
}
