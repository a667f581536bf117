import { expect, test } from 'vitest'
import { concerns } from './concerns.ts'

const id = '01890000-0000-7000-8000-000000000001'

test.each([
  ['order', `/orders/${id}`, true],
  ['order', '/orders/01890000-0000-7000-8000-000000000002', false],
  ['order', '/customer/orders', true],
  ['order', '/supplier/dashboard', true],
  ['order', '/supplier/products', false],
  ['order', '/supplier/messages/01890000-0000-7000-8000-000000000002', true],
  ['order', '/products', false],
  ['inbox', '/admin/messages', true],
  ['inbox', `/admin/messages/${id}`, true],
  ['inbox', '/admin/orders', false],
  ['review', '/admin/reviews', true],
  ['product', '/supplier/products', true],
  ['product', `/supplier/products/edit/${id}`, false],
  ['verification', '/supplier/papers', true],
  ['message', '/customer/messages', true],
  ['message', '/supplier/orders', true],
  ['message', `/admin/quotes/${id}/messages`, true],
  ['message', `/admin/quotes/${id}`, false],
  ['message', '/products', false],
  ['quote', `/customer/messages/${id}`, true],
  ['quote', `/admin/quotes/${id}`, true],
  ['quote', '/admin/quotes', true],
  ['notice', '/customer/dashboard', true],
  ['notice', '/products', false],
  ['session', '/admin/users', false],
] as const)('%s on %s: %s', (kind, pathname, wanted) => {
  expect(concerns({ kind, subjectId: id }, pathname)).toBe(wanted)
})
