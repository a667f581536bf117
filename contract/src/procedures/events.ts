import { z } from 'zod'
import { Id } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { eventKinds } from '../values/events.ts'

export const LiveEvent = z.object({
  id: z.string().describe('the position of who has read it'),
  kind: z.enum(eventKinds),
  subjectId: Id.describe('the order, notice, inbox item or conversation; otherwise whose it is'),
})
export type LiveEvent = z.infer<typeof LiveEvent>

export const events = {
  list: procedure({
    summary: 'What happened to what is mine since a position; `/events` streams the same',
    method: 'GET',
    path: '/events',
    input: z.object({
      after: z.string().max(100).optional().describe('`next` of the answer before; without it, only the position now'),
    }),
    output: z.object({
      events: z.array(LiveEvent),
      next: z.string().describe('the position after these'),
      reload: z.boolean().describe('the position is too old or not mine: events may be missing'),
      more: z.boolean().describe('there are further events'),
    }),
    errors: [],
    policy: 'signed-in',
    // Each stream of an account reads four times a second at most.
    rateLimit: { by: 'account', max: 3000, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
}
