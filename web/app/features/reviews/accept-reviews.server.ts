import { MOST_AT_ONCE } from '@ticarum/contract/procedures/bulk-acts'
import { type ActionFunctionArgs, data } from 'react-router'
import { pickedOf } from '../../components/table/pick-rows.tsx'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { isAboutView, saveView } from '../saved-views/saved-views.server.ts'
import { REVIEWS_PATH, reviewFiltersOf, reviewsPath } from './paths.ts'

/** Accepts the ticked reviews as the page showed them, part by part; suppliers are told with the last one. */
export async function acceptReviewsAction({ request, url, context }: ActionFunctionArgs) {
  const { reviews } = context.get(apiContext)
  const sent = await formFields(request)
  if (isAboutView(sent)) return saveView(context, REVIEWS_PATH, sent)
  const { key = '', looked, ...fields } = sent
  const values = { intent: 'bulk', looked: looked ?? '' }
  const picked = pickedOf(fields).map(({ id, value: version }) => ({ id, version }))
  if (picked.length === 0 || looked === undefined)
    return refuseFields({ [picked.length === 0 ? 'reviews' : 'looked']: 'required' }, key, { values })

  const items: { id: string; outcome: string }[] = []
  let since: string | undefined
  for (let at = 0; at < picked.length; at += MOST_AT_ONCE) {
    const part = picked.slice(at, at + MOST_AT_ONCE)
    const earlier = since && { since, ids: picked.slice(0, at).map(({ id }) => id) }
    const answer = await reviews.acceptMany.try(
      { reviews: part, more: at + MOST_AT_ONCE < picked.length, ...(earlier && { earlier }) },
      keyFor(key, ...part.map(({ id }) => id)),
    )
    if (!answer.ok) return refuse(answer, key, { values })
    since ??= answer.value.at
    items.push(...answer.value.items)
  }
  const left = items.filter(({ outcome }) => outcome !== 'done')
  if (left.length > 0) return data({ done: items.length - left.length, left, key: keyFor(key, 'again'), values })
  const back = reviewsPath(reviewFiltersOf(url.searchParams))
  return redirectWithToast(context, doneAt(back), 'reviews-accepted')
}
