import type { ViewPage } from '@ticarum/contract/values/saved-views'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { viewPath } from './paths.ts'

type Sent = Partial<Record<string, string>>

/** Whether a form of a table's page is about its views. */
export const isAboutView = ({ intent = '' }: Sent): boolean => intent.endsWith('-view')

/** Keeps, renames or removes a view of a page, and leads back to the list. */
export async function saveView(context: Readonly<RouterContextProvider>, page: ViewPage, sent: Sent) {
  const { savedViews } = context.get(apiContext)
  const { intent = '', key = '', id = '', query = '', name = '' } = sent
  const back = intent === 'add-view' ? (query ? `${page}?${query}` : page) : viewPath({ id, page, query })
  if (intent === 'add-view') {
    const answer = await savedViews.add.try({ page, query, name }, keyFor(key, intent))
    if (answer.ok)
      return redirectWithToast(context, doneAt(viewPath({ id: answer.value.id, page, query })), 'view-saved')
    return redirectWithToast(context, doneAt(back), answer.code === 'VIEWS_FULL' ? 'views-full' : 'view-failed')
  }
  if (intent === 'rename-view') {
    const answer = await savedViews.rename.try({ id, name })
    return redirectWithToast(context, doneAt(back), answer.ok ? 'view-renamed' : 'view-failed')
  }
  const answer = await savedViews.remove.try({ id })
  // One that is gone is removed.
  return answer.ok || answer.code === 'NOT_FOUND'
    ? redirectWithToast(context, doneAt(page), 'view-removed')
    : redirectWithToast(context, doneAt(back), 'view-failed')
}
