import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { auditFiltersOf, auditPath } from './paths.ts'

const ROWS = 50

/** Loads the entries that the URL selects. */
export async function loadAudit({ url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const query = url.searchParams
  const filters = auditFiltersOf(query)
  const { by, table, day } = filters
  const after = query.get('after')
  const answer = await context.get(apiContext).audit.list.try({
    limit: ROWS,
    ...(by && { by }),
    ...(table && { table }),
    ...(day && { day }),
    ...(after && { after }),
  })
  if (answer.ok) return { filters, after, wrong: false, list: { after, page: answer.value } }
  if (answer.code !== 'INPUT_INVALID')
    return data({ filters, after, wrong: false, list: null }, { status: statusOf(answer.code) })
  if (after) throw redirect(auditPath(filters))
  // What was typed is no e-mail address or no day: nothing is found by it.
  return { filters, after, wrong: true, list: { after, page: { items: [], next: null } } }
}
