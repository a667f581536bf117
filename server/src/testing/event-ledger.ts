import type { Told } from './follow-events.ts'

/** An event as the database has it, and as a reader's position names it. */
interface KeptEvent {
  tag: string
  no: bigint
  kind: string
  subjectId: string
}

/** What one reader should have heard, from where on, and what they heard. */
export interface Heard {
  from: Map<string, bigint>
  kept: KeptEvent[]
  told: Told[]
}

export interface EventVerdict {
  missing: number
  doubled: number
  foreign: number
  /** numbers that did not follow the one before */
  holes: number
}

const keyOf = (tag: string, no: bigint, kind: string, subjectId: string) => `${tag}.${no} ${kind} ${subjectId}`

/** The numbers of a position, by tag. */
export const numbersOf = (position: string): Map<string, bigint> =>
  new Map(position.split('-').map((part) => [part.split('.')[0] ?? '', BigInt(part.split('.')[1] ?? 0)]))

export function judgeEvents(readers: Heard[]): EventVerdict {
  const verdict: EventVerdict = { missing: 0, doubled: 0, foreign: 0, holes: 0 }
  for (const { from, kept, told } of readers) {
    const expected = new Set(
      kept.filter(({ tag, no }) => no > (from.get(tag) ?? 0n)).map((e) => keyOf(e.tag, e.no, e.kind, e.subjectId)),
    )
    const heard = new Set<string>()
    const at = new Map(from)
    for (const { id, kind, subjectId } of told) {
      // The part of the position that this event moved on; one that moved nothing was told before.
      const moved = [...numbersOf(id)].filter(([tag, no]) => no !== (at.get(tag) ?? 0n))
      if (moved.length === 0) verdict.doubled += 1
      for (const [tag, no] of moved) {
        const key = keyOf(tag, no, kind, subjectId)
        if (!expected.has(key)) verdict.foreign += 1
        if (heard.has(key)) verdict.doubled += 1
        else if (no !== (at.get(tag) ?? 0n) + 1n) verdict.holes += 1
        heard.add(key)
        at.set(tag, no)
      }
    }
    for (const key of expected) if (!heard.has(key)) verdict.missing += 1
  }
  return verdict
}
