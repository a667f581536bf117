import { expect, it } from 'vitest'
import { listingFiltersOf, listingsInputOf, productsPath } from './listing-filters.ts'

const read = (query: string) => listingFiltersOf(new URLSearchParams(query))

it('an address says everything that was asked for, and comes out the same', () => {
  const path = '/products?q=gomlek&category=fashion&min=5&max=12.50&verified=only&sort=price_up'
  const filters = read(path.slice('/products?'.length))
  expect(productsPath(filters)).toBe(path)
  expect(listingsInputOf(filters)).toEqual({
    q: 'gomlek',
    category: 'fashion',
    minPriceCents: 500,
    maxPriceCents: 1250,
    verified: 'only',
    sort: 'price_up',
  })
})

it('fields that were left empty, and what makes no sense, are not asked for', () => {
  const filters = read('q=+&category=weapons&min=abc&max=-3&verified=yes&sort=cheap')
  expect(listingsInputOf(filters)).toEqual({})
  expect(productsPath(filters)).toBe('/products')
})

it('an order is said only where it is not the usual one', () => {
  expect(read('sort=newest').sort).toBeNull()
  expect(read('sort=best&q=shoes').sort).toBeNull()
  expect(read('sort=newest&q=shoes').sort).toBe('newest')
})

it('a price may be typed with a comma', () => {
  expect(listingsInputOf(read('min=1,5')).minPriceCents).toBe(150)
})
