import { isInCalendar } from '@ticarum/contract/fields'
import { z } from 'zod'
import { fail } from '../../door/domain-error.ts'
import { isStorable } from '../../door/validate.ts'

/** The last row of a page, with the database's precision: a Date would lose the microseconds, and with them rows. */
const Position = z.object({
  id: z.uuid(),
  at: z.iso
    .datetime({ offset: true })
    .regex(/(Z|[+-](0\d|1[0-4]):\d\d)$/)
    .refine(isInCalendar),
  /** null: shown only after sign-in */
  price: z
    .string()
    .regex(/^\d{1,12}$/)
    .nullable(),
  rank: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,20})?(e-\d\d?)?$/)
    .refine((rank) => Number(rank) === 0 || Math.fround(Number(rank)) > 0)
    .optional(),
})
export type Position = z.infer<typeof Position>

/** Part of a statement's name: pages go on in another way after a row that hides its price. */
export const placeOf = (after: Position | undefined): string =>
  after ? `-after${after.price === null ? '-hidden' : ''}` : ''

/** Where the next page begins, and what the first page said. A forged cursor only affects its own reader. */
const ListingCursor = z.object({
  last: Position.optional(),
  /** the newest tier of listings to read */
  tier: z.int().min(0).max(2).optional(),
  count: z.int().min(0).max(101),
  /** the corrected words */
  corrected: z.string().max(400).refine(isStorable).optional(),
})
type ListingCursor = z.infer<typeof ListingCursor>

export const encodeCursor = (cursor: ListingCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

export function decodeCursor(after: string | undefined): ListingCursor | undefined {
  if (after === undefined) return undefined
  const read = ListingCursor.safeParse(parsed(Buffer.from(after, 'base64url').toString()))
  return read.success ? read.data : fail('INPUT_INVALID', { fields: { after: 'invalid' } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not one of our cursors
  }
}
