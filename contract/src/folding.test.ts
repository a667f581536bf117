import { expect, test } from 'vitest'
import { foldingCases } from './folding.cases.ts'
import { fold } from './folding.ts'

test.each(foldingCases)('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})
