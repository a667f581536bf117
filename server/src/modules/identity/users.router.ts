import type { users } from '@ticarum/contract/procedures/users'
import type { Router } from '../../door/door.ts'
import { confirmEmailOf } from './confirm-email.ts'
import { makeOwner } from './make-owner.ts'
import { removePasskeysOf } from './remove-passkey.ts'
import { makeAdmin, setRole } from './set-role.ts'
import { restoreUser, suspendUser } from './suspend-user.ts'
import { listCompanies } from './user-companies.queries.ts'
import { listUserHistory } from './user-history.queries.ts'
import { countUsers, getUser, listUsers } from './users.queries.ts'

export const usersRouter: Router<typeof users> = {
  list: listUsers,
  count: countUsers,
  companies: listCompanies,
  get: getUser,
  history: listUserHistory,
  setRole,
  makeAdmin,
  suspend: suspendUser,
  restore: restoreUser,
  makeOwner,
  confirmEmail: confirmEmailOf,
  removePasskeys: removePasskeysOf,
}
