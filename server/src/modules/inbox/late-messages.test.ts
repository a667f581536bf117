import { testDatabase } from '@ticarum/db/testing/database'
import { expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { givenContact } from '../../testing/given-inbox.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { inboxJobs } from './inbox.jobs.ts'

const database = await testDatabase()
const { app, given, owner, worker } = database
let now = new Date()
const jobs = inboxJobs(jobParts({ pool: worker, app, clock: { now: () => now }, log: silentLog }))

it('the desk is told once of messages that wait longer than promised, in one notice', async () => {
  const admin = await given.admin()
  for (const dueIn of [-2, -1, 1]) await givenContact(database, { dueIn })
  await givenContact(database, { dueIn: -2, state: 'answered' })
  const told = async (id: string) =>
    (
      await owner.query<{ arguments: { count: string } }>(
        "select arguments from notifications where user_id = $1 and kind = 'inbox.late' order by id",
        [id],
      )
    ).rows.map((row) => row.arguments)
  const run = () => jobs['tell-late-messages']?.({})
  await run()
  await run()
  expect(await told(admin.id)).toEqual([{ count: '2' }])
  now = new Date(now.getTime() + 2 * 3600 * 1000)
  await run()
  expect((await told(admin.id)).map(({ count }) => count)).toEqual(['2', '1'])
})
