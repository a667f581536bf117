import { readForm } from '@ticarum/contract/forms/check-form'
import { DecideReview } from '@ticarum/contract/procedures/reviews'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { nextInQueue, REVIEWS_PATH, reviewPath } from './paths.ts'
import { reviewFields } from './review-fields.ts'
import { waitedSince } from './waiting-time.ts'

const ROWS = 24
/** The largest page that the API returns; the next review is among these. */
const AHEAD = 100

const kinds = ['product', 'revision'] as const

/** Loads the queue: all, or one ?kind. */
export async function loadReviews({ request, context }: LoaderFunctionArgs) {
  await requireRole({ request, context }, 'admin')
  const { searchParams } = new URL(request.url)
  const after = searchParams.get('after')
  const kind = kinds.find((known) => known === searchParams.get('kind')) ?? null
  const page = await context
    .get(apiContext)
    .reviews.list.try({ limit: ROWS, ...(kind && { kind }), ...(after && { after }) })
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(kind ? `${REVIEWS_PATH}?kind=${kind}` : REVIEWS_PATH)
  if (!page.ok) return data({ kind, after, list: null }, { status: statusOf(page.code) })
  const now = Date.now()
  const items = page.value.items.map((review) => ({ ...review, waited: waitedSince(review.since, now) }))
  return { kind, after, list: { after, page: { items, next: page.value.next } } }
}

/** Loads a review; null if it no longer waits or could not be read. */
export async function loadReview({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireRole({ request, context }, 'admin')
  const { reviews, companySettings } = context.get(apiContext)
  const [answer, queue, settings] = await Promise.all([
    reviews.get.try({ id }),
    reviews.list.try({ limit: AHEAD }),
    companySettings.get.try({}),
  ])
  const since = answer.ok ? answer.value.since : ''
  const next = (queue.ok && nextInQueue(queue.value.items, { id, since })?.id) || null
  if (answer.ok && settings.ok) {
    const { incoterm, basisPlace: place } = settings.value
    return {
      review: { ...answer.value, waited: waitedSince(since, Date.now()) },
      basis: { incoterm, place },
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
