import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import { testDatabase } from '@ticarum/db/testing/database'
import { inTransaction } from '@ticarum/db/transaction'
import { type ExplainedStatement, explainingPool } from '@ticarum/server/testing/explaining-pool'
import { expect, test } from 'vitest'
import { faultsOf } from './verdict.ts'

const { app, given } = await testDatabase()

async function faults(text: string, values: unknown[], name?: string): Promise<string[]> {
  const explained: ExplainedStatement[] = []
  await explainingPool(app, (each) => explained.push(each)).query({ text, values, ...(name ? { name } : {}) })
  return faultsOf(explained)
}

test('a statement that reads a whole table of the catalogue is found, also by its generic plan', async () => {
  expect(await faults('select from listings where origin = $1', ['Kayseri'])).toEqual(['sequential scan of listings'])
  expect(await faults('select from listing_texts t where t.name = $1', ['Gömlek'], 'by-name')).toEqual([
    'sequential scan of listing_texts',
    'sequential scan of listing_texts',
  ])
})

test('one that uses an index is not found, nor one that reads a small table', async () => {
  expect(await faults('select from listings where product_id = $1', [newId()], 'by-id')).toEqual([])
  expect(await faults('select from company_settings', [])).toEqual([])
})

test('one that fetches thousands of listings, where their index says enough, is found', () => {
  const scan = { 'Node Type': 'Index Scan', 'Relation Name': 'listings', 'Actual Rows': 5001 }
  const faultsWith = (blocks: number) => faultsOf([{ ran: { ...scan, 'Shared Hit Blocks': blocks }, kept: undefined }])
  expect(faultsWith(32)).toEqual([])
  expect(faultsWith(5029)).toEqual(['5029 blocks read for listings'])
})

test('one inside a transaction is explained as its actor, and the transaction continues', async () => {
  const explained: ExplainedStatement[] = []
  const pool = explainingPool(app, (each) => explained.push(each))
  const customer = await given.customer()
  const { id } = await given.order({ customer })
  const found = await inTransaction(pool, actorOf(customer), (tx) =>
    tx.sql('select id from orders where notes is null and shipping_city = $1', ['Mogadishu']),
  )
  expect(found).toEqual([{ id }])
  expect(explained).toHaveLength(1)
  expect(faultsOf(explained)).toEqual(['sequential scan of orders'])
})
