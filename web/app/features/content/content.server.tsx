import { readForm } from '@ticarum/contract/forms/check-form'
import { ContentForm } from '@ticarum/contract/forms/content'
import { contentSections } from '@ticarum/contract/values/content'
import { fallbackLanguage } from '@ticarum/contract/values/languages'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { isLanguage } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { contentPath } from './paths.ts'
import { previewOf } from './preview.server.tsx'

const ROWS = 10

/** Section, language and cursor from the URL. */
function selection(request: Request) {
  const query = new URL(request.url).searchParams
  const language = query.get('in')
  return {
    section: contentSections.find((name) => name === query.get('section')) ?? 'hero',
    language: isLanguage(language) ? language : fallbackLanguage,
    after: query.get('after'),
  }
}

export async function loadContent({ request, url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const { section, language, after } = selection(request)
  const { content } = context.get(apiContext)
  const [all, history] = await Promise.all([
    content.sections.try({}),
    content.history.try({ section, language, limit: ROWS, ...(after ? { after } : {}) }),
  ])
  const stored = all.ok
    ? all.value.sections.find((each) => each.section === section && each.language === language)
    : undefined
  if (!stored || !history.ok)
    return data(
      { section, language, stored: null, list: null, key: '' },
      { status: statusOf(!all.ok ? all.code : !history.ok ? history.code : 'INTERNAL') },
    )
  const items = history.value.items.map((version) => ({ ...version, key: newFormKey() }))
  return { section, language, stored, list: { page: { ...history.value, items }, after }, key: newFormKey() }
}

export async function changeContent({ request, url, context }: ActionFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const { key = '', ...values } = await formFields(request)
  const { content } = context.get(apiContext)
  const { section, language } = selection(request)
  const saved = redirectWithToast(context, doneAt(contentPath(section, language)), 'content-saved')
  if (values.intent === 'restore') {
    const answer = await content.restore.try({ id: values.id ?? '', version: Number(values.version) }, key)
    return answer.ok ? saved : refuse(answer, key, { values: {} })
  }
  const read = readForm(ContentForm, values)
  if (!read.ok) return refuseFields(read.fields, key, { values })
  if (values.intent === 'preview') return { preview: previewOf(read.value.content, read.value.language), key, values }
  const answer = await content.save.try(read.value, keyFor(key, 'save'))
  return answer.ok ? saved : refuse(answer, key, { values })
}
