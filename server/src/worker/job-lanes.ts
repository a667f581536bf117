import { SLOTS } from '../platform/connections.ts'
import type { Jobs } from './job-parts.ts'

/** The queue of jobs that take minutes, one at a time. */
export const LONG = 'long'

type Lane = keyof typeof SLOTS

/** Kinds of which one job runs at a time, however many workers there are: each takes memory, or minutes. */
const oneByOne: Record<string, readonly string[]> = {
  images: ['make-avif', 'read-list-pictures'],
  imports: ['check-import', 'apply-import'],
  exports: ['export-orders', 'export-account'],
  [LONG]: ['refresh-listings', 'sweep'],
}

/** Tasks that have slots of their own; all others share those of `rest`, and take seconds, but for one of `long`. */
const tasksOf: Record<Exclude<Lane, 'rest'>, readonly string[]> = {
  mail: ['send-mail'],
  outside: ['push-notice', 'send-text'],
  webhooks: ['deliver-webhook'],
  files: ['images', 'imports', 'exports'].flatMap((kind) => oneByOne[kind] ?? []),
}

const lanes = Object.keys(SLOTS) as Lane[]
const laneOf = (task: string): Lane => lanes.find((lane) => lane !== 'rest' && tasksOf[lane].includes(task)) ?? 'rest'

/** The jobs of each lane, with the number of them that a worker runs at once. */
export function inLanes(jobs: Jobs): { lane: Lane; slots: number; jobs: Jobs }[] {
  const of = (lane: Lane) => Object.fromEntries(Object.entries(jobs).filter(([task]) => laneOf(task) === lane))
  return lanes.map((lane) => ({ lane, slots: SLOTS[lane], jobs: of(lane) }))
}

/** In SQL, of a row of the outbox: the queue in which it waits for others of its kind, or of its company; or null. */
export const queueOfTask = `case when task = 'deliver-webhook' then 'webhooks:' || (payload ->> 'companyId')
  ${Object.entries(oneByOne)
    .map(([queue, tasks]) => `when task in (${tasks.map((task) => `'${task}'`).join(', ')}) then '${queue}'`)
    .join(' ')} end`
