import { randomUUID } from 'node:crypto'
import type { Role } from '@ticarum/contract/values/roles'
import type { LoaderFunctionArgs } from 'react-router'
import { requireRole } from '../../context/session-guard.server.ts'
import type { DashboardUser } from './dashboard.tsx'

/** Loads the user's own data for a dashboard. */
export async function loadDashboardUser(args: LoaderFunctionArgs, role: Role): Promise<DashboardUser> {
  const { fullName, email, emailConfirmed } = await requireRole(args, role)
  return { role, fullName, email, emailConfirmed, formKey: randomUUID() }
}
