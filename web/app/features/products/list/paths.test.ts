import { expect, it } from 'vitest'
import { findProductsBy, productFiltersOf, supplierProductsPath } from './paths.ts'

const [from, to] = ['2026-11-16T20:15:30.123Z', '2026-11-16T20:15:31.456Z']

it('a list, and what is done to all that match it, find by the filters of its address', () => {
  const address = `q=masa&category=home&waits=prices&accepted=${encodeURIComponent(`${from}~${to}`)}`
  const filters = productFiltersOf(new URLSearchParams(address))
  expect(findProductsBy(filters)).toEqual({
    q: 'masa',
    category: 'home',
    waitsFor: 'prices',
    acceptedFrom: from,
    acceptedTo: to,
  })
  expect(productFiltersOf(new URL(supplierProductsPath(filters), 'https://a.example').searchParams)).toEqual(filters)
  expect(findProductsBy(productFiltersOf(new URLSearchParams('accepted=yesterday~today&waits=all')))).toEqual({})
})
