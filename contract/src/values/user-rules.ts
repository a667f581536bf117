import type { Role } from './roles.ts'

/** Filters of the desk's list of users. */
export const userFilters = ['none', 'customer', 'supplier', 'admin'] as const
export type UserFilter = (typeof userFilters)[number]

export const userActions = ['setRole', 'suspend', 'restore', 'makeOwner', 'confirmEmail'] as const
export type UserAction = (typeof userActions)[number]

interface UserState {
  /** the admin who asks */
  me: boolean
  suspended: boolean
  emailConfirmed: boolean
  company: { owner: boolean } | null
}

/** What an admin may do with a user now. That one admin always remains is the database's rule (fx.guard_last_admin). */
export function mayWithUser({ me, suspended, emailConfirmed, company }: UserState): UserAction[] {
  if (me) return []
  if (suspended) return ['restore']
  return [
    'setRole',
    'suspend',
    ...(company && !company.owner ? (['makeOwner'] as const) : []),
    ...(emailConfirmed ? [] : (['confirmEmail'] as const)),
  ]
}

/** A user without a role record is shown as a customer (AUSER-03). */
export const shownRole = (role: Role | null): Role => role ?? 'customer'

/** What the history of a user tells, newest first. */
export const userChanges = [
  'joined',
  'role',
  'suspended',
  'restored',
  'company',
  'owner',
  'name',
  'email',
  'confirmed',
  'deletion',
] as const
export type UserChange = (typeof userChanges)[number]
