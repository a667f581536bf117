import { type Waited, waitedSince } from '../reviews/waiting-time.ts'

/** How a promise stands: an answer is due, late, or was given in time or too late. */
export interface Due {
  state: 'due' | 'late' | 'kept' | 'missed'
  /** until or since the promised moment */
  time: Waited
}

export function dueOf({ dueAt, answeredAt }: { dueAt: string; answeredAt: string | null }, now: number): Due {
  const [due, given] = [Date.parse(dueAt), answeredAt === null ? now : Date.parse(answeredAt)]
  const inTime = given <= due
  const time = inTime ? waitedSince(new Date(given).toISOString(), due) : waitedSince(dueAt, given)
  return { state: answeredAt === null ? (inTime ? 'due' : 'late') : inTime ? 'kept' : 'missed', time }
}
