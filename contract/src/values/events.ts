/** What a live event is about. It carries ids only: whoever is told reads what changed by the usual calls. */
export const eventKinds = [
  'order',
  'notice',
  'inbox',
  'review',
  'product',
  'verification',
  'message',
  'session',
  'quote',
] as const
export type EventKind = (typeof eventKinds)[number]

/** For how long events are kept; a reader who was away longer reads everything anew. */
export const EVENT_DAYS = 3

const PART = /^([0-9a-f]{16})\.(0|[1-9]\d{0,17})$/

/**
 * How far a reader has read: for each audience that they belong to, themselves first, its tag and the number of the
 * last event. Undefined: it is not ours.
 */
export function readPosition(position: string): Map<string, bigint> | undefined {
  const parts = position.split('-').map((part) => PART.exec(part))
  if (parts.length > 2 || parts.includes(null)) return undefined
  return new Map(parts.map((part) => [part?.[1] ?? '', BigInt(part?.[2] ?? 0)]))
}

export const writePosition = (read: ReadonlyMap<string, bigint>): string =>
  [...read].map(([tag, no]) => `${tag}.${no}`).join('-')

/** Whether somebody who has read up to the second position knows everything up to the first. */
export function isReached(position: string, by: string): boolean {
  const reached = readPosition(by)
  return [...(readPosition(position) ?? [])].every(([tag, no]) => (reached?.get(tag) ?? -1n) >= no)
}
