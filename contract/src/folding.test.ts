import { expect, test } from 'vitest'
import { foldingCases, wordCases } from './folding.cases.ts'
import { fold, wordsOf } from './folding.ts'

test.each(foldingCases)('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

test.each(wordCases)('splits %j into %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
