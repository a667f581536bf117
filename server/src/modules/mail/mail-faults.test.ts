import { testDatabase } from '@ticarum/db/testing/database'
import { describe, expect, it } from 'vitest'
import { runMailFaults } from '../../testing/mail-faults.ts'

const { urls } = await testDatabase()

describe('mail over a bad line', () => {
  it('is queued, retried under its own Message-ID, and doubled only by unknown outcomes [MAIL-09]', async () => {
    const { faults, ...report } = await runMailFaults({ urls, messages: 40, kills: 2, patience: 120_000 })
    expect(faults).toEqual({ lost: 0, doubledUncounted: 0, triedForNothing: 0, strange: 0 })
    expect(report).toMatchObject({ delivered: 40, kills: 2, withoutWorker: 0, stopped: true })
    for (const happened of [report.refusals, report.drops, report.doubled, report.unknownOutcomes])
      expect(happened).toBeGreaterThan(0)
  }, 150_000)
})
