import { expect, it } from 'vitest'
import { withReturnTo } from './return-to.ts'

it('adds the way back only where there is one', () => {
  expect(withReturnTo('/auth?tab=login', '/')).toBe('/auth?tab=login')
  expect(withReturnTo('/auth?tab=login', '/products?order=1&of=2')).toBe(
    '/auth?tab=login&returnTo=%2Fproducts%3Forder%3D1%26of%3D2',
  )
  expect(withReturnTo('/role-selection', '/products')).toBe('/role-selection?returnTo=%2Fproducts')
})
