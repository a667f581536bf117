import { readForm } from '@ticarum/contract/forms/check-form'
import { PaperForm } from '@ticarum/contract/forms/papers'
import { MAX_PAPER_BYTES } from '@ticarum/contract/values/papers'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formWithFiles } from '../../context/form-with-files.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { PAPERS_PATH } from './paths.ts'

const MAX_BYTES = MAX_PAPER_BYTES + 1024 * 1024

/** The papers of the reader's company. */
export async function loadPapers({ url, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRole({ url, context }, 'supplier')
  if (!companyId) throw redirect('/supplier/team')
  return { ...(await context.get(apiContext).papers.list({})), key: newFormKey() }
}

export async function changePapersAction({ request, url, context }: ActionFunctionArgs) {
  await requireRole({ url, context }, 'supplier')
  const { papers } = context.get(apiContext)
  const { fields, files } = await formWithFiles(request, MAX_BYTES)
  const { key = '', ...values } = fields
  if (values.intent === 'remove') {
    const { id = '' } = values
    const answer = await papers.remove.try({ id }, keyFor(key, 'remove', id))
    if (!answer.ok) return refuse(answer, key, { values })
    return redirectWithToast(context, doneAt(PAPERS_PATH), 'paper-removed')
  }
  const read = readForm(PaperForm, values)
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const [file] = files
  if (!file) return refuseFields({ file: 'required' }, key, { values })
  const content = new Uint8Array(await file.arrayBuffer())
  const paper = { ...read.value, fileName: file.name.slice(-200), file: file.stream() }
  const answer = await papers.add.try(paper, keyFor(key, 'add', content))
  if (!answer.ok) return refuse(answer, key, { values })
  return redirectWithToast(context, doneAt(PAPERS_PATH), 'paper-added')
}
