import { type Language, languages } from '@ticarum/contract/values/languages'
import { fileProblems, rowOnlyProblems } from '@ticarum/contract/values/price-list'
import { expect, it } from 'vitest'
import { loadTexts, type Text } from '../../texts.ts'
import { failureText, problemPlace, problemRemedy } from './problem-text.ts'

const textsIn = async (language: Language) =>
  [
    (await loadTexts(language, 'imports')) as Text<'imports'>,
    (await loadTexts(language, 'product-form')) as Text<'product-form'>,
  ] as const
const english = await textsIn('en')
const at = { cell: 'D7', head: 'Birim Fiyat', value: 'ucuz' }

it('a problem names the cell, the sheet’s own column, the value, and what is allowed', () => {
  const told = (field: string, problem: 'invalid' | 'required' | 'tooBig', place: object = at) => {
    const about = { field, problem, ...at, ...place }
    return [problemPlace(...english, about), problemRemedy(...english, about)]
  }
  expect(told('price', 'invalid')).toEqual([
    'D7, column “Birim Fiyat”: “ucuz”',
    'Price must be a number with at most 2 decimals',
  ])
  expect(told('minimum', 'tooBig', { cell: 'H7', head: 'MOQ', value: '5000' })).toEqual([
    'H7, column “MOQ”: “5000”',
    'Minimum order must be a whole number from 1 to 1000',
  ])
  expect(told('category', 'required', { cell: 'C7', head: 'Grup', value: '' })).toEqual([
    'C7, column “Grup”: empty',
    expect.stringMatching(/^Allowed: Food & Beverages, .*Medical Supplies$/),
  ])
  expect(told('stock', 'required', { cell: null, head: null, value: null })).toEqual([
    'Stock: the sheet has no column for it',
    'Stock quantity is required',
  ])
  expect(told('details.weightGrams', 'invalid')[1]).toContain('at least 0.001 kg')
  expect(told('basis.incoterm', 'invalid')[1]).toBe('Allowed: EXW, FCA, FOB, CFR, CIF')
})

it('every problem has words in every language, and those of a file say where', async () => {
  for (const language of languages) {
    const texts = await textsIn(language)
    for (const problem of rowOnlyProblems) {
      const about = { field: 'price', problem, ...at }
      expect(problemPlace(...texts, about)).toMatch(/D7.*Birim Fiyat.*ucuz/)
      expect(problemRemedy(...texts, about).length).toBeGreaterThan(20)
    }
    for (const problem of fileProblems) {
      const isPlaced = ['empty', 'noArticleCode', 'doubledColumn', 'foreignCurrency'].includes(problem)
      const said = failureText(texts[0], { problem, problemAt: isPlaced ? 'D4' : null })
      expect(said.includes('D4')).toBe(isPlaced)
      expect(said).not.toMatch(/^failed\./)
    }
  }
})
