import type { RouterContextProvider } from 'react-router'
import { currentUser } from '../../visit/guard.server.ts'
import { type Viewer, visitor } from './viewer.ts'

/** For what the page offers; what is really done, the door decides. A visitor's page holds nothing of a person and may be kept. */
export async function viewerOf(context: Readonly<RouterContextProvider>): Promise<Viewer> {
  const user = await currentUser(context)
  if (user?.role === 'admin') return { adds: false, edits: 'all' }
  if (user?.role === 'supplier') return { adds: true, edits: user.companyId ? { supplierId: user.companyId } : null }
  return visitor
}
