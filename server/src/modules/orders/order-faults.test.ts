import { testDatabase } from '@ticarum/db/testing/database'
import { expect, it } from 'vitest'
import { runOrderFaults } from '../../testing/order-faults.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const { urls } = await testDatabase()

it('orders are placed once or not at all while the server is killed; the ledger finds each planted fault', async () => {
  const { verdict, planted, kills, placed, refused, unanswered } = await runOrderFaults({
    urls,
    folder: await temporaryFolder(),
    buyers: 20,
    attempts: 600,
    killEvery: 2000,
  })
  expect(verdict).toEqual({ lost: 0, doubled: 0, ghosts: 0, oversold: 0 })
  expect(planted).toMatchObject({
    lost: { lost: 1 },
    doubled: { doubled: 1 },
    ghosts: { ghosts: 1 },
    oversold: { oversold: 1 },
  })
  expect(placed + refused).toBeGreaterThanOrEqual(600)
  expect(Math.min(kills, unanswered)).toBeGreaterThan(0)
}, 180_000)
