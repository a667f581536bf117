import { countries } from '@ticarum/contract/values/countries'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Where most readers are: tried when a form has no country. */
const usual: CountryCode[] = ['SO', 'TR']

/**
 * '0615551234' in Somalia → '+252615551234'. A number without a country code belongs to the country of its form; what
 * can't be a number stays as it was typed, and is refused.
 */
export function dialled(typed: string, country = ''): string {
  const code = countries.find((known) => known.name === country || known.code === country)?.code ?? ''
  const candidates = isSupportedCountry(code) ? [code] : usual
  for (const candidate of candidates) {
    const number = parsePhoneNumberFromString(typed.replace(/^\s*00/, '+'), candidate)
    if (number?.isValid()) return number.number
  }
  return typed
}
