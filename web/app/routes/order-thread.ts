import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requireRole } from '../context/session-guard.server.ts'
import { threadPath } from '../features/messages/paths.ts'

/** The thread of an order has a page for each side; links need not know which. */
export async function loader(args: LoaderFunctionArgs) {
  const { role } = await requireRole(args, 'customer', 'supplier', 'admin')
  throw redirect(threadPath(role ?? 'customer', args.params.id ?? ''))
}
