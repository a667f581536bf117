import { readForm } from '@ticarum/contract/forms/check-form'
import { DecideReview } from '@ticarum/contract/procedures/reviews'
import { detailsIn } from '@ticarum/contract/values/details-in'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { chosenColumns } from '../../components/table/columns.ts'
import { apiContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { languageOf } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { loadViews } from '../saved-views/load-views.server.ts'
import { draftText } from './draft-text.server.ts'
import { nextInQueue, REVIEWS_PATH, reviewFiltersOf, reviewPath, reviewsPath } from './paths.ts'
import { reviewFields } from './review-fields.ts'
import { waitedSince } from './waiting-time.ts'

const ROWS = 24
/** The largest page that the API returns; the next review is among these. */
const AHEAD = 100

/** Loads the queue: all, or what the URL selects; of one supplier a whole price list at once. */
export async function loadReviews(args: LoaderFunctionArgs) {
  const { request, url, context } = args
  await requireRole({ url, context }, 'admin')
  const { searchParams } = url
  const after = searchParams.get('after')
  const filters = reviewFiltersOf(searchParams)
  const { kind, supplier } = filters
  const [page, views] = await Promise.all([
    context.get(apiContext).reviews.list.try({
      limit: supplier ? AHEAD : ROWS,
      ...(kind && { kind }),
      ...(supplier && { supplierId: supplier }),
      ...(after && { after }),
    }),
    loadViews(args, REVIEWS_PATH),
  ])
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(reviewsPath(filters))
  const rest = { filters, after, views, columns: chosenColumns(request, REVIEWS_PATH), key: newFormKey() }
  if (!page.ok) return data({ ...rest, list: null }, { status: statusOf(page.code) })
  const now = Date.now()
  const items = page.value.items.map((review) => ({ ...review, waited: waitedSince(review.since, now) }))
  return { ...rest, list: { after, page: { items, next: page.value.next } } }
}

/** Loads a review; null if it no longer waits or could not be read. */
export async function loadReview({ request, url, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const api = context.get(apiContext)
  const { reviews, companySettings } = api
  const [answer, queue, settings] = await Promise.all([
    reviews.get.try({ id }),
    reviews.list.try({ limit: AHEAD }),
    companySettings.get.try({}),
  ])
  const since = answer.ok ? answer.value.since : ''
  const next = (queue.ok && nextInQueue(queue.value.items, { id, since })?.id) || null
  if (answer.ok && settings.ok) {
    const { incoterm, basisPlace: place } = settings.value
    const { product, proposed, needsEnglish } = answer.value
    const byMachine = url.searchParams.has('translate')
    return {
      draft: needsEnglish ? await draftText(api, proposed ?? product, 'en', byMachine) : null,
      byMachine,
      review: { ...answer.value, waited: waitedSince(since, Date.now()) },
      basis: { incoterm, place },
      shown: detailsIn(languageOf(request), (proposed ?? product).details),
      next,
      key: newFormKey(),
    }
  }
  const gone = !answer.ok && (answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID')
  const status = gone ? 404 : statusOf(answer.ok ? 'UNAVAILABLE' : answer.code)
  return data({ review: null, gone, next }, { status })
}

const messages = {
  accept: 'review-accepted',
  send_back: 'review-sent-back',
  reject: 'review-rejected',
} as const satisfies Record<string, FlashMessage>

/** Saves the decision and redirects to the next review. */
export async function decideReviewAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const { reviews } = context.get(apiContext)
  const { key = '', since = '', ...values } = await formFields(request)
  const read = readForm(DecideReview, reviewFields({ ...values, id }))
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const { decision } = read.value
  const answer = await reviews.decide.try(read.value, keyFor(key, decision))
  if (!answer.ok) return refuse(answer, key, { values })

  const queue = await reviews.list.try({ limit: AHEAD })
  const next = queue.ok ? nextInQueue(queue.value.items, { id, since }) : undefined
  const message = answer.value.listed && decision === 'accept' ? 'review-listed' : messages[decision]
  return redirectWithToast(context, doneAt(next ? reviewPath(next.id) : REVIEWS_PATH), message)
}
