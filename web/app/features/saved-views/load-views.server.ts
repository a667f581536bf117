import type { ViewPage } from '@ticarum/contract/values/saved-views'
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { newFormKey } from '../../forms/form-key.ts'

/** The reader's views of a page, and which one the URL shows. */
export async function loadViews({ url, context }: LoaderFunctionArgs, page: ViewPage) {
  const answer = await context.get(apiContext).savedViews.list.try({ page })
  return { items: answer.ok ? answer.value.items : [], current: url.searchParams.get('saved'), key: newFormKey() }
}
export type LoadedViews = Awaited<ReturnType<typeof loadViews>>
