import { z } from 'zod'
import { Day, Email, Id, Moment, Page, pageOf } from '../fields.ts'
import { admins, procedure } from '../procedure.ts'
import { auditedTables, auditOperations } from '../values/audit.ts'

export const FindAuditEntries = Page.extend({
  by: Email.optional().describe('e-mail address of who acted'),
  table: z.enum(auditedTables).optional(),
  day: Day.optional().describe('in GMT+3'),
})
export type FindAuditEntries = z.output<typeof FindAuditEntries>

export const AuditEntryRow = z.object({
  id: z.string(),
  at: Moment,
  by: z
    .object({ id: Id, name: z.string(), role: z.string().nullable() })
    .nullable()
    .describe('null: a visitor, or the system'),
  action: z.string().nullable().describe("what was done, as 'orders.set-status'"),
  table: z.string(),
  operation: z.enum(auditOperations),
  rowId: z.string().nullable(),
  changes: z.array(
    z.object({
      column: z.string(),
      personal: z.boolean().describe('personal or secret: only that it changed is known'),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
})
export type AuditEntryRow = z.infer<typeof AuditEntryRow>

/** Who changed what, and when. */
export const audit = {
  list: procedure({
    ...admins,
    summary: 'The audit trail, newest first: of all, of a person, of a table, of a day',
    method: 'GET',
    path: '/audit',
    input: FindAuditEntries,
    output: pageOf(AuditEntryRow),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
}
