import { countries, countryOf } from '@ticarum/contract/values/countries'

/** Countries without their cities, which are loaded with the chosen country. */
export const countryNames = countries.map(({ code, name }) => ({ code, name }))

export const citiesOf = (country = ''): readonly string[] => countryOf(country)?.cities ?? []
