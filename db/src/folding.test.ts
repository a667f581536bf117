import { foldingCases } from '@ticarum/contract/folding.cases'
import { expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'

const { app } = await testDatabase()

test('the database folds as the code does', async () => {
  const { rows } = await app.query('select fx.fold(text) as folded from unnest($1::text[]) text', [foldingCases.map(([text]) => text)])
  expect(rows.map(({ folded }) => folded)).toEqual(foldingCases.map(([, folded]) => folded))
})
