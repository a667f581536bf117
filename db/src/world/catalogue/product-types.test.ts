import { detailsIn } from '@ticarum/contract/values/details-in'
import { expect, test } from 'vitest'
import { productTypes } from './product-types.ts'

/** Symbols of units; other Latin words in small letters are English. */
const symbols = ['mbar', 'min']

test('Arabic readers find no English name or word in the facts and options of the demo world', () => {
  for (const { code, options = {}, facts } of productTypes) {
    const shown = detailsIn('ar', {
      options: Object.entries(options).map(([name, values]) => ({ name, values })),
      facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
    })
    for (const { name } of [...shown.options, ...shown.facts]) expect(name, code).toMatch(/\p{Script=Arabic}/u)
    const values = [...shown.options.flatMap(({ values }) => values), ...shown.facts.map(({ value }) => value)]
    const english = values.flatMap((value) => value.match(/(?<![\p{L}\d])[a-z]{3,}/gu) ?? [])
    expect(
      english.filter((word) => !symbols.includes(word)),
      code,
    ).toEqual([])
  }
})
