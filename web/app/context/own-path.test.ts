import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('the way back', () => {
  it.each(['/', '/auth', '/products?category=shoes&after=abc', '/supplier/019c1cef'])('keeps %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/./\\elsewhere.example',
    '/.//elsewhere.example',
    '/%2e//elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    ' //elsewhere.example',
    'javascript:alert(1)',
    'elsewhere',
    '',
    undefined,
  ])('sends %j home', (path) => {
    expect(ownPath(path)).toBe('/')
  })
})
