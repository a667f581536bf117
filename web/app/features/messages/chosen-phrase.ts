import { isPhrase, type Phrase, phrases, saysDay, saysNumber } from '@ticarum/contract/values/phrases'
import { plainNumber } from '@ticarum/contract/values/typed-number'

/** The stock phrase of a form, with what it says. Without scripts the form has a field for each kind of phrase. */
export function chosenPhrase({ phrase = '', amount = '', day = '' }: Partial<Record<string, string>>): {
  phrase: Phrase
  body: string
} {
  const chosen = isPhrase(phrase) ? phrase : phrases[0]
  if (saysNumber(chosen)) return { phrase: chosen, body: plainNumber(amount) ?? '' }
  return { phrase: chosen, body: saysDay(chosen) ? day : '' }
}
