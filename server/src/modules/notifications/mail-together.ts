import { noticeGroups } from '@ticarum/contract/values/notifications'
import { z } from 'zod'
import type { JobParts } from '../../worker/job-parts.ts'

const MailTogether = z.object({ userId: z.uuid(), group: z.enum(noticeGroups) })

/** How many times the quiet time the first notice waits at most. */
const LONGEST = 5

/**
 * Mails a person what waits in a group, once nothing came for a while; until then it looks again. Each notice starts it
 * anew under the same key, so it may run often and find nothing to do.
 */
export async function mailTogether({ pool, clock, mail }: JobParts, payload: unknown): Promise<void> {
  const { userId, group } = MailTogether.parse(payload)
  const { rows } = await pool.query<{ wait: number | null }>('select fx.mail_together($1, $2, $3, $4, $5) as wait', [
    userId,
    group,
    clock.now(),
    mail.quiet,
    LONGEST * mail.quiet,
  ])
  const wait = rows[0]?.wait
  if (wait)
    await pool.query(
      `select graphile_worker.add_job('mail-together', json_build_object('userId', $1::text, 'group', $2::text),
        run_at => now() + $3 * interval '1 millisecond', job_key => 'together:' || $1 || ':' || $2)`,
      [userId, group, wait],
    )
}
