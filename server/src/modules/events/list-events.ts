import { createHash } from 'node:crypto'
import type { LiveEvent } from '@ticarum/contract/procedures/events'
import { readPosition, writePosition } from '@ticarum/contract/values/events'
import type { Person } from '../../door/actor.ts'
import { type Context, personOf } from '../../door/context.ts'

/** The audience of all admins. */
const DESK = '00000000-0000-0000-0000-000000000000'
const MOST = 100

/** As `fx.streams_told` calls an audience. */
const tagOf = (audience: string): string =>
  createHash('sha256')
    .update(Buffer.from(audience.replaceAll('-', ''), 'hex'))
    .digest('hex')
    .slice(0, 16)

/** Whose events a person hears: their own, and those of their company or the desk. */
const audiencesOf = ({ userId, role, companyId }: Person): string[] =>
  [userId, role === 'admin' ? DESK : companyId].filter((audience) => audience !== null)

interface EventRow {
  no: bigint
  kind: LiveEvent['kind']
  subject_id: string
}

export async function listEvents(ctx: Context, { after }: { after?: string | undefined }) {
  const { tx } = ctx
  const audiences = audiencesOf(personOf(ctx))
  const counted = tx.sql<{ audience: string; last_no: bigint }>(
    'select audience, last_no from event_streams where audience = any ($1)',
    [audiences],
    'event-counters',
  )
  const read = after === undefined ? undefined : readPosition(after)
  const found = audiences.map((audience) => {
    const no = read?.get(tagOf(audience))
    if (no === undefined) return []
    return tx.sql<EventRow>(
      `select no, kind, subject_id from events where audience = $1 and no > $2 order by no limit ${MOST}`,
      [audience, no],
      'events-after',
    )
  })
  const last = new Map((await counted).map(({ audience, last_no }) => [audience, last_no]))
  const now = new Map(audiences.map((audience) => [tagOf(audience), last.get(audience) ?? 0n]))
  if (after === undefined) return { events: [], next: writePosition(now), reload: false, more: false }

  const anew = { events: [], next: writePosition(now), reload: true, more: false }
  if (read?.size !== now.size) return anew // not theirs, or of another role or company
  const next = new Map<string, bigint>()
  for (const tag of now.keys()) next.set(tag, read.get(tag) ?? 0n)
  const events: LiveEvent[] = []
  let more = false
  for (const [i, [tag, lastNo]] of [...now].entries()) {
    const rows = (await found[i]) ?? []
    const no = read.get(tag)
    // What was swept is missing at the beginning; a number that was never given is of another database.
    const isWhole = no !== undefined && (rows[0] ? rows[0].no === no + 1n : no === lastNo)
    if (!isWhole) return anew
    for (const row of rows) {
      next.set(tag, row.no)
      events.push({ id: writePosition(next), kind: row.kind, subjectId: row.subject_id })
    }
    more ||= rows.length === MOST
  }
  return { events, next: writePosition(next), reload: false, more }
}
