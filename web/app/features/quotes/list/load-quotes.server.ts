import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { chosenColumns } from '../../../components/table/columns.ts'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { type ListView, listViewOf, quoteListPath, quoteRoleOf } from '../paths.ts'

const ROWS = 24

/** Loads the quotes that the URL selects: without a choice what waits for the reader, and if nothing does, all. */
export async function loadQuotes(args: LoaderFunctionArgs) {
  const { request, url, context } = args
  const role = quoteRoleOf(url.pathname)
  const { companyId } = await requireRole(args, role)
  if (role !== 'admin' && !companyId) throw redirect(`/${role}/team`)
  const { quotes } = context.get(apiContext)
  const [chosen, after] = [listViewOf(url.searchParams), url.searchParams.get('after')]
  const read = (view: ListView) =>
    quotes.list.try({
      limit: ROWS,
      language: languageOf(request),
      ...(view !== 'all' && { view }),
      ...(after && { after }),
    })
  const first = chosen ?? 'waiting'
  const [found, waiting] = await Promise.all([read(first), quotes.waiting.try({})])
  const others = !chosen && found.ok && found.value.items.length === 0
  const page = others ? await read('all') : found
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(quoteListPath(role))
  const loaded = {
    role,
    view: others ? ('all' as const) : first,
    after,
    waiting: waiting.ok ? waiting.value : null,
    columns: chosenColumns(request, quoteListPath(role)),
  }
  return page.ok
    ? { ...loaded, list: { after, page: page.value } }
    : data({ ...loaded, list: null }, { status: statusOf(page.code) })
}
