import { Id, Moment } from '@ticarum/contract/fields'
import { z } from 'zod'
import { fail } from '../door/domain-error.ts'

/** A keyset cursor: time and id of the last row. It reveals nothing that the row did not. */
const Position = z.object({ at: Moment.transform((at) => new Date(at)), id: Id })
type Position = z.output<typeof Position>

export const cursorOf = ({ at, id }: Position) => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

export function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined
  const [at, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const read = Position.safeParse({ at, id })
  return read.success ? read.data : fail('INPUT_INVALID', { fields: { after: 'invalid' } })
}

/** Takes limit + 1 rows: the extra one shows that there is a next page. */
export function keysetPage<Row extends { id: string; created_at: Date }, Item>(
  rows: Row[],
  limit: number,
  present: (row: Row) => Item,
  timeOf: (row: Row) => Date = (row) => row.created_at,
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(present),
    next: rows.length > limit && last ? cursorOf({ at: timeOf(last), id: last.id }) : null,
  }
}
