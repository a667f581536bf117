import { tried } from '@ticarum/contract/testing/tried'
import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('the way back', () => {
  it.each(['/', '/auth', '/products?category=shoes&after=abc', '/supplier/019c1cef'])('keeps %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  /** What leads elsewhere in some browser, or nowhere. */
  const hosts = [
    'elsewhere.example',
    'ticarum.example@elsewhere.example',
    'elsewhere.example:443',
    '[::1]',
    '%65lsewhere.example',
  ]
  const slashes = [
    'https://',
    '//',
    '/\\',
    '\\\\',
    '\\/',
    '/./\\',
    '/.//',
    '/%2e//',
    '/..//',
    '/\t/',
    '/\n/',
    '/\r/',
    ' //',
    '///',
    'https:',
    'http:\\\\',
  ]
  const schemes = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:a@elsewhere.example',
    'tel:1',
    'elsewhere',
    '?a',
    '#a',
    '',
    undefined,
  ]
  const elsewhere = [...slashes.flatMap((slash) => hosts.map((host) => slash + host)), ...schemes]

  it(`sends ${elsewhere.length} others home`, () => {
    tried('redirect', elsewhere.length)
    expect(elsewhere.filter((path) => ownPath(path) !== '/')).toEqual([])
  })
})
