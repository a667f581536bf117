import { expect, it } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

it('moves module links behind the content, with the texts, and lets them yield', () => {
  const page =
    '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>$& costs</p><script type="module" async="">go()</script></body></html>'
  expect(scriptsLast(page, ['/texts.js'])).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body><p>$& costs</p><script type="module" fetchpriority="low" async="">go()</script>' +
      '<link data-later="modulepreload" fetchpriority="low" href="/a.js"><link data-later="modulepreload" fetchpriority="low" href="/texts.js"></body></html>',
  )
})
