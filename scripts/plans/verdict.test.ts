import { newId } from '@ticarum/db/ids'
import { testDatabase } from '@ticarum/db/testing/database'
import { expect, test } from 'vitest'
import { type Explained, explainingPool } from './explaining-pool.ts'
import { faultsOf } from './verdict.ts'

const { app } = await testDatabase()

async function faults(text: string, values: unknown[], name?: string): Promise<string[]> {
  const explained: Explained[] = []
  await explainingPool(app, (each) => explained.push(each)).query({ text, values, ...(name ? { name } : {}) })
  return faultsOf(explained)
}

test('a statement that reads a whole table of the catalogue is found, also by the plan that is kept for it', async () => {
  expect(await faults('select from listings where origin = $1', ['Kayseri'])).toEqual(['sequential scan of listings'])
  expect(await faults('select from listing_texts t where t.name = $1', ['Gömlek'], 'by-name')).toEqual(['sequential scan of listing_texts', 'sequential scan of listing_texts'])
})

test('one that uses an index is not, nor one that reads a table which stays small', async () => {
  expect(await faults('select from listings where product_id = $1', [newId()], 'by-id')).toEqual([])
  expect(await faults('select from company_settings', [])).toEqual([])
})
