import { z } from 'zod'
import { Done, Id, LanguageCode, Moment, Page, pageOf, RoleName } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { companyKinds } from '../values/roles.ts'
import { userActions, userChanges, userFilters } from '../values/user-rules.ts'

const Search = z.string().trim().max(100).optional().describe('words of name, e-mail address or company')

export const UserRow = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  role: RoleName.nullable().describe('null: not chosen yet'),
  me: z.boolean(),
  suspended: z.boolean(),
  company: z
    .object({ id: Id, kind: z.enum(companyKinds), name: z.string(), city: z.string(), owner: z.boolean() })
    .nullable(),
  lastSeenAt: Moment.nullable().describe('to the day: a session in use is extended once a day'),
  createdAt: Moment,
  may: z.array(z.enum(userActions)),
})
export type UserRow = z.infer<typeof UserRow>

/** Somebody of a company, as the desk sees them. */
export const Member = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  owner: z.boolean(),
  suspended: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const UserDetails = UserRow.extend({
  emailConfirmed: z.boolean(),
  language: LanguageCode,
  suspendedAt: Moment.nullable(),
  suspensionReason: z.string().nullable(),
  passkeys: z.int().describe('how many they have'),
  members: z.array(Member).describe('of the same company, the owner first'),
})
export type UserDetails = z.infer<typeof UserDetails>

export const UserHistoryEntry = z.object({
  id: z.string(),
  at: Moment,
  by: z.object({ id: Id, name: z.string() }).nullable().describe('null: nobody in particular'),
  change: z.enum(userChanges),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type UserHistoryEntry = z.infer<typeof UserHistoryEntry>

export const CompanyRow = z.object({
  id: Id,
  kind: z.enum(companyKinds),
  name: z.string(),
  city: z.string(),
  createdAt: Moment,
  members: z.array(Member).describe('at most ten, the owner first'),
})
export type CompanyRow = z.infer<typeof CompanyRow>

export const SuspendUser = z.object({ id: Id, reason: z.string().trim().min(1).max(1000) })

const byAdmins = { policy: ['admin'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const
const actByAdmins = { ...byAdmins, output: Done, idempotency: 'key' } as const

/** People and their companies, as the desk sees and changes them. */
export const users = {
  list: procedure({
    ...byAdmins,
    summary: 'Users, newest first',
    method: 'GET',
    path: '/users',
    input: Page.extend({
      q: Search,
      role: z.enum(userFilters).optional().describe('none: no role yet'),
      suspended: z.coerce.boolean().optional(),
    }),
    output: pageOf(UserRow),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  count: procedure({
    ...byAdmins,
    summary: 'How many people, companies and suspended people there are',
    method: 'GET',
    path: '/users/counts',
    input: z.object({}),
    output: z.object({ people: z.int(), companies: z.int(), suspended: z.int() }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  companies: procedure({
    ...byAdmins,
    summary: 'Companies with their members, newest first',
    method: 'GET',
    path: '/users/companies',
    input: Page.extend({ q: Search, kind: z.enum(companyKinds).optional() }),
    output: pageOf(CompanyRow),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  get: procedure({
    ...byAdmins,
    summary: 'One user',
    method: 'GET',
    path: '/users/:id',
    input: z.object({ id: Id }),
    output: UserDetails,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  history: procedure({
    ...byAdmins,
    summary: 'What was changed about a user, by whom and when, newest first',
    method: 'GET',
    path: '/users/:id/history',
    input: Page.extend({ id: Id }),
    output: pageOf(UserHistoryEntry),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  setRole: procedure({
    ...actByAdmins,
    summary: 'Make another user a customer or a supplier: they leave their company and get one of the new kind',
    method: 'PUT',
    path: '/users/:id/role',
    input: z.object({ id: Id, role: z.enum(companyKinds) }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'LAST_ADMIN', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    audit: 'users.set-role',
  }),
  makeAdmin: procedure({
    ...actByAdmins,
    summary: 'Make another user an admin: they leave their company, and all admins are told',
    method: 'PUT',
    path: '/users/:id/admin',
    input: z.object({ id: Id }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    audit: 'users.make-admin',
  }),
  suspend: procedure({
    ...actByAdmins,
    summary: 'Suspend another user: their sessions end at once, and they are told why',
    method: 'POST',
    path: '/users/:id/suspension',
    input: SuspendUser,
    errors: ['NOT_FOUND', 'LAST_ADMIN', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    audit: 'users.suspend',
  }),
  restore: procedure({
    ...actByAdmins,
    summary: 'End a suspension',
    method: 'DELETE',
    path: '/users/:id/suspension',
    input: z.object({ id: Id }),
    errors: ['NOT_FOUND'],
    audit: 'users.restore',
  }),
  makeOwner: procedure({
    ...actByAdmins,
    summary: 'Make a member the owner of their company, where its owner is lost',
    method: 'PUT',
    path: '/users/:id/ownership',
    input: z.object({ id: Id }),
    errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    audit: 'users.make-owner',
  }),
  confirmEmail: procedure({
    ...actByAdmins,
    summary: 'Confirm another user’s e-mail address, after asking them by telephone; all admins are told',
    method: 'PUT',
    path: '/users/:id/email-confirmation',
    input: z.object({ id: Id }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    audit: 'users.confirm-email',
  }),
  removePasskeys: procedure({
    ...actByAdmins,
    summary: 'Remove all passkeys of another user, who has lost them; the user is told',
    method: 'DELETE',
    path: '/users/:id/passkeys',
    input: z.object({ id: Id }),
    errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    audit: 'users.remove-passkeys',
  }),
}
