import { DIGEST_HOUR } from '@ticarum/contract/values/notifications'
import type { CronItem } from 'graphile-worker'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { mailTogether } from './mail-together.ts'
import { pushNotice } from './push-notice.ts'

const DAY = 24 * 3600 * 1000
const HOUR_UTC = DIGEST_HOUR - 3
const PEOPLE = 100 // in a transaction

/** The last moment at which daily e-mails were due: also a late run, or one again, ends the day there. */
const lastDigest = (now: Date): Date => {
  const hour = HOUR_UTC * 3600 * 1000
  return new Date(Math.floor((now.getTime() - hour) / DAY) * DAY + hour)
}

export async function mailDigests({ pool, clock }: Pick<JobParts, 'pool' | 'clock'>): Promise<void> {
  const before = lastDigest(clock.now())
  for (let people = PEOPLE; people === PEOPLE; ) {
    const { rows } = await pool.query<{ people: number }>('select fx.mail_digests($1, $2) as people', [before, PEOPLE])
    people = rows[0]?.people ?? 0
  }
}

export const notificationsJobs = (parts: JobParts): Jobs => ({
  'mail-together': (payload) => mailTogether(parts, payload),
  'mail-digests': () => mailDigests(parts),
  'push-notice': (payload) => pushNotice(parts, payload),
})

export const notificationsTimetable: CronItem[] = [
  { task: 'mail-digests', match: `0 ${HOUR_UTC} * * *`, options: { backfillPeriod: DAY, jobKey: 'mail-digests' } },
]
