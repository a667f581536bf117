import { testDatabase } from '@ticarum/db/testing/database'
import { expect, it } from 'vitest'
import { runImportFaults } from '../../testing/import-faults.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const { urls } = await testDatabase()
const folder = await temporaryFolder()

it('a price list takes effect once, although its worker is killed while checking and applying it', {
  timeout: 200_000,
}, async () => {
  const report = await runImportFaults({ urls, folder, rows: 200, kills: 1, patience: 180_000 })
  expect(report).toEqual({
    kills: 2,
    checked: 200,
    applied: 200,
    products: 200,
    stockCounts: 200,
    texts: 200,
    stopped: true,
  })
})
