import { type Waited, waitedSince } from '../reviews/waiting-time.ts'

/** State of the promised reply time: due, late, or answered in time (`kept`) or too late (`missed`). */
export interface Due {
  state: 'due' | 'late' | 'kept' | 'missed'
  /** until the due date, or since it */
  time: Waited
}

/** Null: no answer was promised. */
export function dueOf(
  { dueAt, answeredAt }: { dueAt: string | null; answeredAt: string | null },
  now: number,
): Due | null {
  if (dueAt === null) return null
  const [due, given] = [Date.parse(dueAt), answeredAt === null ? now : Date.parse(answeredAt)]
  const inTime = given <= due
  const time = inTime ? waitedSince(new Date(given).toISOString(), due) : waitedSince(dueAt, given)
  return { state: answeredAt === null ? (inTime ? 'due' : 'late') : inTime ? 'kept' : 'missed', time }
}
