import { testDatabase } from '@ticarum/db/testing/database'
import { expect, it } from 'vitest'
import { runPressure } from '../testing/pressure.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const { urls } = await testDatabase()

it('visitors read, sign in and buy while attackers flood; a locked table stops only what needs it', async () => {
  const { quiet, attacked, locked, attack } = await runPressure({
    urls,
    folder: await temporaryFolder(),
    attackers: 4,
    drafts: 40,
    open: 20,
    files: 2,
    part: 2000,
  })
  for (const shares of [quiet, attacked])
    for (const [kind, { refused }] of Object.entries(shares)) expect([kind, refused]).toEqual([kind, []])
  expect(attack['imports.exportList RATE_LIMITED'], 'price lists of one account, at once').toBeGreaterThan(0)

  for (const kind of ['ready', 'public read', 'signing in'] as const)
    expect([kind, locked[kind].refused]).toEqual([kind, []])
  expect(locked.placing).toMatchObject({ answered: 0 })
  expect(locked['public read'].calls, 'none of them waits for orders').toBeGreaterThan(locked.placing.calls)
}, 120_000)
