import { type ViewPage, viewPages } from '@ticarum/contract/values/saved-views'
import { type ActionFunctionArgs, data } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.ts'
import { ownPath } from '../../context/own-path.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { viewPath } from './paths.ts'

/** Keeps, renames or removes a view, and leads back to the list. */
export async function saveViewAction({ request, context }: ActionFunctionArgs) {
  const { savedViews } = context.get(apiContext)
  const { intent = '', key = '', id = '', page = '', query = '', name = '', back } = await formFields(request)
  if (!isPage(page)) throw data(null, { status: 400 })
  if (intent === 'add-view') {
    const answer = await savedViews.add.try({ page, query, name }, keyFor(key, intent))
    if (answer.ok) return redirectWithToast(context, viewPath({ id: answer.value.id, page, query }), 'view-saved')
    return redirectWithToast(context, ownPath(back), answer.code === 'VIEWS_FULL' ? 'views-full' : 'view-failed')
  }
  const answer =
    intent === 'rename-view' ? await savedViews.rename.try({ id, name }) : await savedViews.remove.try({ id })
  // One that is gone is removed.
  const done = answer.ok || (intent === 'remove-view' && answer.code === 'NOT_FOUND')
  if (!done) return redirectWithToast(context, ownPath(back), 'view-failed')
  return intent === 'rename-view'
    ? redirectWithToast(context, ownPath(back), 'view-renamed')
    : redirectWithToast(context, page, 'view-removed')
}

const isPage = (page: string): page is ViewPage => viewPages.some((known) => known === page)
