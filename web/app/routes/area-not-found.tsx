import { roles } from '@ticarum/contract/values/roles'
import { data, type LoaderFunctionArgs } from 'react-router'
import { NotFound } from '../components/layout/not-found.tsx'
import { requireRole } from '../context/session-guard.server.ts'

/** Unknown pages of an area need its role too, so that nobody can probe which pages exist. */
export async function loader(args: LoaderFunctionArgs) {
  const area = roles.find((role) => args.url.pathname.startsWith(`/${role}/`))
  if (area) await requireRole(args, area)
  return data(null, { status: 404 })
}

export default NotFound
