import { countries, countryOf } from '@ticarum/contract/values/countries'
import type { Language } from '@ticarum/contract/values/languages'
import { citiesIn, placesIn } from '@ticarum/contract/values/place-names'
import type { City, Places } from './place-fields.tsx'

/** Countries without their cities, which are loaded with the chosen country. The usual one first, the rest by name. */
export function countriesIn(language: Language): Places['countries'] {
  const [usual, ...others] = countries.map(({ code, name }) => ({ code, name: placesIn(language, name) }))
  const sorted = others.sort((one, other) => one.name.localeCompare(other.name, language))
  return usual ? [usual, ...sorted] : sorted
}

export const citiesOf = (language: Language, country = ''): City[] =>
  citiesIn(language, countryOf(country)?.cities ?? [])
