import { z } from 'zod'
import { fail } from '../../door/domain-error.ts'

/**
 * The last row that a page showed, as exact as the database: a Date would lose the microseconds, and with them rows.
 */
const Position = z.object({
  id: z.uuid(),
  at: z.iso.datetime({ offset: true }),
  price: z.string().regex(/^\d{1,12}$/),
  rank: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,20})?(e-\d\d?)?$/)
    .optional(),
})
export type Position = z.infer<typeof Position>

/** Where to go on, and what the first page said. Whoever forges one deceives only themself. */
const ListingCursor = z.object({
  last: Position.optional(),
  /** the newest tier of listings to look at */
  tier: z.int().min(0).max(2).optional(),
  count: z.int().min(0).max(101),
  /** the words in place of mistyped ones */
  corrected: z.string().max(400).optional(),
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
    return undefined // no cursor of ours
  }
}
