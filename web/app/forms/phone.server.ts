import { countries } from '@ticarum/contract/values/countries'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Tried in this order when a form has no country, or one that is not known. */
const usual = { buyer: ['SO', 'TR'], factory: ['TR', 'SO'] } as const satisfies Record<string, CountryCode[]>

/**
 * '0615551234' in Somalia → '+252615551234'. A number without a country code belongs to the country of its form; what
 * can't be a number stays as it was typed, and is refused.
 */
export function dialled(typed: string, country = '', whose: keyof typeof usual = 'buyer'): string {
  const code = countries.find((known) => known.name === country || known.code === country)?.code ?? ''
  const candidates = isSupportedCountry(code) ? [code] : usual[whose]
  for (const candidate of candidates) {
    const number = parsePhoneNumberFromString(typed.replace(/^\s*00/, '+'), candidate)
    if (number?.isValid()) return number.number
  }
  return typed
}
