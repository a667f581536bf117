import { countries, countryOf } from '@ticarum/contract/values/countries'

/** What a form needs of the list: its cities come with the country that is chosen. */
export const countryNames = countries.map(({ code, name }) => ({ code, name }))

export const citiesOf = (country = ''): readonly string[] => countryOf(country)?.cities ?? []
