import { z } from 'zod'
import { Day, Done, Id, Moment } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { expiringPapers, MAX_PAPER_BYTES, type PaperKind, paperKinds, paperStates } from '../values/papers.ts'

export const Paper = z.object({
  id: Id,
  kind: z.enum(paperKinds),
  expiresOn: Day.nullable().describe('last day on which it holds; null: without an end'),
  state: z.enum(paperStates).describe('expiring: within 30 days'),
  fileName: z.string(),
  sentAt: Moment,
})
export type Paper = z.infer<typeof Paper>

export const PaperFields = z.object({
  kind: z.enum(paperKinds),
  expiresOn: Day.optional().describe('last day on which it holds, not before today; some kinds need it'),
})
export type PaperFields = z.output<typeof PaperFields>

/** Kinds that are issued for a time need their last day. */
export const withLastDay = z.check<{ kind: PaperKind; expiresOn?: string | undefined }>(
  ({ value: { kind, expiresOn }, issues }) => {
    if (expiringPapers.includes(kind) && !expiresOn)
      issues.push({ code: 'too_small', origin: 'string', minimum: 1, path: ['expiresOn'], input: '', continue: true })
  },
)

const mine = { policy: ['supplier'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** Papers of a supplier's verification: only its own members and admins read them. */
export const papers = {
  list: procedure({
    ...mine,
    summary: "My company's papers, newest first",
    method: 'GET',
    path: '/papers',
    input: z.object({}),
    output: z.object({ mayChange: z.boolean().describe('owners do'), papers: z.array(Paper) }),
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  add: procedure({
    policy: ['supplier'],
    rateLimit: { by: 'account', max: 30, seconds: 86_400, shared: true },
    summary: 'Send a paper: PDF, PNG, JPG or WEBP; the owners of a supplier may, at most 20 at a time',
    method: 'POST',
    path: '/papers',
    input: PaperFields.extend({
      fileName: z.string().trim().min(1).max(200).describe('as it is called on the sender’s machine; only shown'),
    }).check(withLastDay),
    file: { maxBytes: MAX_PAPER_BYTES },
    output: z.object({ id: Id }),
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'INVALID_FILE', 'FILE_TOO_LARGE', 'EMAIL_NOT_CONFIRMED'],
    idempotency: 'key',
    audit: 'papers.add',
  }),
  remove: procedure({
    ...mine,
    summary: 'Remove a paper and its file; the owners of a supplier may',
    method: 'DELETE',
    path: '/papers/:id',
    input: z.object({ id: Id.describe('of the paper') }),
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'papers.remove',
  }),
  getFile: procedure({
    policy: ['supplier', 'admin'],
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    summary: 'A paper, for the company that sent it and for admins; its file is served at /files/papers/{id}',
    method: 'GET',
    path: '/papers/:id',
    input: z.object({ id: Id.describe('of the paper') }),
    output: z.object({
      file: z.string().describe('where it is stored'),
      fileName: z.string(),
      type: z.string().describe('media type'),
    }),
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
}
