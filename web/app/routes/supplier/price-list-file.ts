import { listFormats } from '@ticarum/contract/values/price-list'
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'

/** Downloads a price list: with ?template an empty one, else the supplier's products; ?format chooses the file type. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'supplier')
  const { imports } = context.get(apiContext)
  const { searchParams } = url
  const format = listFormats.find((known) => known === searchParams.get('format')) ?? 'xlsx'
  const after = searchParams.get('after')
  const input = { format, language: languageOf(request) }
  const answer = await (searchParams.has('template')
    ? imports.template.try(input)
    : imports.exportList.try({ ...input, ...(after && { after }) }))
  if (!answer.ok) throw data(null, { status: statusOf(answer.code) })
  const { name, type, base64 } = answer.value
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
  }
  return new Response(Buffer.from(base64, 'base64'), { headers })
}
