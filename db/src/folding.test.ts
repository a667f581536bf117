import { foldingCases, wordCases } from '@ticarum/contract/folding.cases'
import { expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'

const { app, owner } = await testDatabase()

test('the database folds as the code does', async () => {
  const { rows } = await app.query('select fx.fold(text) as folded from unnest($1::text[]) text', [
    foldingCases.map(([text]) => text),
  ])
  expect(rows.map(({ folded }) => folded)).toEqual(foldingCases.map(([, folded]) => folded))
})

test('the database splits words as the code does', async () => {
  const { rows } = await owner.query(
    "select array_remove(string_to_array(fx.searchable_words(text), ' '), '') as words from unnest($1::text[]) text",
    [wordCases.map(([text]) => text)],
  )
  expect(rows.map(({ words }) => words)).toEqual(wordCases.map(([, words]) => words))
})
