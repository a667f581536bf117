import type { FormFields } from '@ticarum/contract/forms/nested'
import { languages } from '@ticarum/contract/values/languages'

const oneKind = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** The initial text of the form, to send only texts that the admin changed. */
export const asGiven = ({ name, description }: { name: string; description: string }): string =>
  `${name}\n${description}`

/** The form's fields as input of `reviews.decide`; unchanged and empty texts are left out. */
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
