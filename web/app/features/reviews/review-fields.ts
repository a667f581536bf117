import type { FormFields } from '@ticarum/contract/forms/nested'
import { languages } from '@ticarum/contract/values/languages'

const oneKind = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** A text as the form was given it, so that only what was changed is sent on as the company's own. */
export const asGiven = ({ name, description }: { name: string; description: string }): string =>
  `${name}\n${description}`

/**
 * What the decision's form sends, as `reviews.decide` takes it: texts that nobody touched or filled in are left out.
 */
export function reviewFields({ intent, id, version, reason, ...fields }: FormFields): FormFields {
  const texts = languages.flatMap((language): [string, string][] => {
    const [name, description] = [
      oneKind(fields[`texts.${language}.name`] ?? ''),
      oneKind(fields[`texts.${language}.description`] ?? ''),
    ]
    const untouched = asGiven({ name, description }).trim() === oneKind(fields[`given.${language}`] ?? '')
    return untouched
      ? []
      : [
          [`texts.${language}.name`, name],
          [`texts.${language}.description`, description],
        ]
  })
  return { id, version, decision: intent, reason: intent === 'accept' ? '' : reason, ...Object.fromEntries(texts) }
}
