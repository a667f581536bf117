import { DELETION_UNDO_DAYS } from '@ticarum/contract/values/account'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { identityJobs } from '../modules/identity/identity.jobs.ts'
import { silentLog } from '../platform/log.ts'
import { jobParts } from './job-parts.ts'
import type { OpenDoor } from './open-door.ts'

const DAY = 24 * 3600 * 1000

/** Lets time pass and runs the worker's job that deletes accounts. */
export async function runDeletions({ worker, app, clock }: OpenDoor, days = DELETION_UNDO_DAYS): Promise<void> {
  const later = new Date(clock.now().getTime() + days * DAY)
  await identityJobs(jobParts({ pool: worker, app, clock: { now: () => later }, log: silentLog }))['delete-accounts']?.(
    {},
  )
}

/** Asks for the deletion of one's own account, with a fresh proof. */
export async function askForDeletion({ asPerson }: OpenDoor, person: GivenPerson): Promise<void> {
  const api = await asPerson(person)
  await api.identity.reauthenticate({ password: person.password })
  await api.account.requestDeletion({}, crypto.randomUUID())
}
