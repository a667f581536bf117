import { MAX_LIST_BYTES } from '@ticarum/contract/values/price-list'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formOfUser } from '../../context/form-with-files.server.ts'
import { isLanguage, languageOf } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { IMPORT_PATH, importPath, importRowsPath, rowKindOf } from './paths.ts'

const ROWS = 50
const PAST = 10
const FORM_BYTES = 1024 * 1024
/** The whole form is held in memory. Larger ZIP files are uploaded by the page's script, which streams them. */
const MAX_SENT_ZIP = 30 * 1024 * 1024

/** The form for a new list, and the lists of before. */
export async function loadPriceListStart({ request, url, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRole({ url, context }, 'supplier')
  if (!companyId) throw redirect('/supplier/team')
  const after = url.searchParams.get('after')
  const past = await context.get(apiContext).imports.list.try({ limit: PAST, ...(after && { after }) })
  if (!past.ok && past.code === 'INPUT_INVALID') throw redirect(IMPORT_PATH)
  return { key: newFormKey(), language: languageOf(request), list: past.ok ? { after, page: past.value } : null }
}

/** Uploads a price list and starts its dry run. */
export async function startImportAction({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { fields, files } = await formOfUser(request, api, MAX_LIST_BYTES + FORM_BYTES)
  const { key = '', language = '' } = fields
  const [file] = files
  if (!file || !isLanguage(language))
    return refuseFields(file ? { language: 'invalid' } : { file: 'required' }, key, { values: { language } })
  const content = new Uint8Array(await file.arrayBuffer())
  const answer = await api.imports.start.try(
    { fileName: file.name, language, file: file.stream() },
    keyFor(key, content),
  )
  return answer.ok ? redirect(importPath(answer.value.id)) : refuse(answer, key, { values: { language } })
}

/** Loads an import's state and a page of its rows. */
export async function loadImport({ url, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'supplier')
  const { imports } = context.get(apiContext)
  const { searchParams } = url
  const only = rowKindOf(searchParams.get('only'))
  const after = searchParams.get('after')
  const [answer, rows] = await Promise.all([
    imports.get.try({ id }),
    imports.rows.try({ id, limit: ROWS, ...(only && { only }), ...(after && { after }) }),
  ])
  if (!answer.ok) {
    if (answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID') throw data(null, { status: 404 })
    return data({ run: null }, { status: statusOf(answer.code) })
  }
  if (!rows.ok && rows.code === 'INPUT_INVALID') throw redirect(importRowsPath(id, only))
  const page = rows.ok
    ? {
        items: rows.value.items.map((row) => ({ ...row, id: String(row.row) })),
        next: rows.value.next === null ? null : String(rows.value.next),
      }
    : null
  return { run: answer.value, only, after, key: newFormKey(), list: page && { after, page } }
}

/** Adds pictures to a checked import, or applies it. */
export async function changeImport({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { imports } = api
  const { fields, files } = await formOfUser(request, api, MAX_SENT_ZIP + FORM_BYTES)
  const { key = '', intent = '', sure } = fields
  if (intent === 'pictures') {
    const [file] = files
    if (!file) return refuseFields({ pictures: 'required' }, key, { values: { intent } })
    const content = new Uint8Array(await file.arrayBuffer())
    const answer = await imports.addPictures.try({ id, fileName: file.name, file: file.stream() }, keyFor(key, content))
    return answer.ok ? redirect(doneAt(importPath(id))) : refuse(answer, key, { values: { intent } })
  }
  const answer = await imports.apply.try({ id, sure: sure !== undefined }, key)
  if (!answer.ok) return refuse(answer, key, { values: { intent } })
  return redirectWithToast(context, doneAt(importPath(id)), 'import-applying')
}
