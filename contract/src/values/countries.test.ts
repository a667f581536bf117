import { expect, it } from 'vitest'
import { countries, defaultCountry, originOf, placeOf } from './countries.ts'

it('are about 70 countries with their cities, Turkey the default [DATA-19]', () => {
  expect(countries.length).toBeGreaterThanOrEqual(65)
  expect(countries.length).toBeLessThanOrEqual(75)
  const codes = countries.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect(
    countries.filter(
      ({ name, cities }) => !name || cities.length < 4 || cities.length > 7 || new Set(cities).size < cities.length,
    ),
  ).toEqual([])
  const cities = Object.fromEntries(countries.map((country) => [country.name, country.cities.length]))
  expect(cities).toMatchObject({ Turkey: 7, Somalia: 6, India: 6, 'United States': 6 })
  expect(countries[0]).toMatchObject({ code: defaultCountry, name: 'Turkey' })
})

it('an origin gives its city and country, also for a city name that two countries have', () => {
  for (const country of countries)
    for (const city of country.cities) expect(placeOf(originOf(city, country))).toEqual({ country: country.code, city })
  expect(placeOf('Anatolia')).toEqual({ country: '', city: '' })
})
