import { z } from 'zod'
import { Id, Moment } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { bulkActKinds } from '../values/bulk-acts.ts'

/** A bulk act is done in parts of at most so many things. */
export const MOST_AT_ONCE = 100
export const ActId = Id.optional().describe('of the act that this is a further part of')

export const BulkAct = z.object({
  id: Id,
  kind: z.enum(bulkActKinds),
  count: z.int().describe('how many things it changed'),
  undone: z.int().describe('how many of them were taken back'),
  undoUntil: Moment,
})
export type BulkAct = z.infer<typeof BulkAct>

/** What one did to many things at once, so that it can be undone. */
export const bulkActs = {
  get: procedure({
    policy: ['supplier', 'admin'],
    rateLimit: { by: 'account', max: 300, seconds: 60 },
    summary: 'An act of mine: how many things it changed, and until when it can be undone',
    method: 'GET',
    path: '/bulk-acts/:id',
    input: z.object({ id: Id }),
    output: BulkAct,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
}
