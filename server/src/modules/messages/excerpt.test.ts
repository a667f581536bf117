import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const long = `${'a word '.repeat(40)}the Şişe we ordered${' and more'.repeat(40)}`

it.each([
  ['a short text whole', 'In stock?', 'stock', /^In stock\?$/],
  ['what was searched for, however it is typed', long, 'sise', /^….* the Şişe we ordered .*…$/],
  ['the beginning where the words are elsewhere', long, 'nothing', /^a word .*…$/],
  ['the end without dots', `${'a word '.repeat(40)}Monday`, 'mond', /^….*Monday$/],
])('shows %s', (_, text, q, shown) => {
  expect(excerptOf(text, q)).toMatch(shown)
  expect(excerptOf(text, q).length).toBeLessThanOrEqual(142)
})
