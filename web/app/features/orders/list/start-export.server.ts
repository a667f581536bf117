import { exportFormats } from '@ticarum/contract/values/orders'
import type { Role } from '@ticarum/contract/values/roles'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import type { SentForm } from '../../../context/form-with-files.server.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { refuse } from '../../../forms/refuse.server.ts'
import { exportPath, orderFiltersOf, orderListPaths } from '../paths.ts'
import { deskFilter } from './load-orders.server.ts'

/** Starts a file with the list as it is filtered. */
export async function startExport(
  args: ActionFunctionArgs,
  { fields: { key = '', format: asked } }: SentForm,
  reader: Extract<Role, 'supplier' | 'admin'>,
) {
  const { id: me } = await requireRole(args, reader)
  const { request, context } = args
  const filters = orderFiltersOf(new URL(request.url).searchParams)
  const format = exportFormats.find((known) => known === asked) ?? 'csv'
  const filter = reader === 'admin' ? deskFilter(filters, me) : { ...(filters.status && { status: filters.status }) }
  const answer = await context
    .get(apiContext)
    .orderExports.start.try({ ...filter, format, language: languageOf(request) }, keyFor(key, 'export', format))
  return answer.ok
    ? redirect(exportPath(orderListPaths[reader], answer.value.id))
    : refuse(answer, key, { values: { intent: 'export' } })
}
