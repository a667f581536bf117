import { z } from 'zod'
import { Done, Id, Moment } from '../fields.ts'
import { procedure } from '../procedure.ts'

export const AccountDeletion = z.object({
  requested: z
    .object({ at: Moment, undoUntil: Moment })
    .nullable()
    .describe('null: nobody asked for it. It is carried out after `undoUntil`, once no order is open'),
  openOrders: z.int().describe('pending and processing orders for which it waits, or would wait'),
  nextOwner: z.string().nullable().describe('who would own the company then; null: it has no other members'),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const AccountExport = z.object({
  id: Id,
  state: z.enum(['writing', 'ready']),
  startedAt: Moment,
  file: z.string().describe('where it is stored, in so many parts'),
  parts: z.int(),
})
export type AccountExport = z.infer<typeof AccountExport>

const mine = { policy: 'signed-in', rateLimit: { by: 'account', max: 120, seconds: 60 } } as const
const act = { ...mine, output: Done, idempotency: 'key' } as const

/** One's own account, and its end. */
export const account = {
  getDeletion: procedure({
    ...mine,
    summary: 'Whether my account is going to be deleted, and what that waits for',
    method: 'GET',
    path: '/account/deletion',
    input: z.object({}),
    output: AccountDeletion,
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  requestDeletion: procedure({
    ...act,
    summary: 'Have my account deleted after the undo time, once no order is open; ends all my sessions',
    method: 'POST',
    path: '/account/deletion',
    input: z.object({}),
    errors: ['LAST_ADMIN', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    audit: 'account.request-deletion',
  }),
  undoDeletion: procedure({
    ...act,
    summary: 'Keep my account after all',
    method: 'DELETE',
    path: '/account/deletion',
    input: z.object({}),
    errors: [],
    audit: 'account.undo-deletion',
  }),
  startExport: procedure({
    ...mine,
    summary: 'Have everything that is stored about me written into a file; one at a time',
    method: 'POST',
    path: '/account/exports',
    input: z.object({}),
    output: z.object({ id: Id }),
    errors: [],
    rateLimit: { by: 'account', max: 3, seconds: 86_400, shared: true },
    idempotency: 'key',
    audit: 'account.start-export',
  }),
  lastExport: procedure({
    ...mine,
    summary: 'The newest file with what is stored about me',
    method: 'GET',
    path: '/account/exports',
    input: z.object({}),
    output: z.object({ export: AccountExport.nullable() }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  getExport: procedure({
    ...mine,
    summary: 'How far it is; once it is ready, the file is served at /files/account-exports/{id}',
    method: 'GET',
    path: '/account/exports/:id',
    input: z.object({ id: Id }),
    output: AccountExport,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
}
