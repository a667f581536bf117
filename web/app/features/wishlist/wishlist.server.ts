import type { ErrorCode } from '@ticarum/contract/errors'
import type { Api } from '@ticarum/server/client'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { cameFrom } from '../../context/came-from.ts'
import { apiContext, visitContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { languageOf } from '../../context/language.ts'
import { withReturnTo } from '../../context/return-to.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { askForProducts } from '../quotes/request/paths.ts'
import { WISHLIST_PATH } from './paths.ts'

const ROWS = 24

/** Loads the wishlist, and the product that was just removed: ?removed=<product>&at=<time>. */
export async function loadWishlist({ request, url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'customer')
  const { searchParams } = url
  const after = searchParams.get('after')
  const page = await context
    .get(apiContext)
    .wishlist.list.try({ limit: ROWS, language: languageOf(request), ...(after && { after }) })
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(WISHLIST_PATH)
  const [productId, wishedAt] = [searchParams.get('removed'), searchParams.get('at')]
  const rest = { after, removed: productId && wishedAt ? { productId, wishedAt } : null, key: newFormKey() }
  return page.ok
    ? { ...rest, list: { after, page: page.value } }
    : data({ ...rest, list: null }, { status: statusOf(page.code) })
}

/** Intents: `wish` and `unwish` from any page, `remove`, `undo` and `quote` from the wishlist itself. */
export async function changeWishlist({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { wishlist } = api
  const { key = '', intent = '', productId = '', wishedAt } = await formFields(request)
  const visit = context.get(visitContext)
  const page = cameFrom(request, visit, WISHLIST_PATH)
  const redirectWith = (message: FlashMessage, to = doneAt(page)) => redirectWithToast(context, to, message)
  const refused = ({ code }: { code: ErrorCode }) => {
    if (code === 'UNAUTHENTICATED') return redirectWith('sign-in-to-wish', withReturnTo('/auth', page))
    return redirectWith(code === 'FORBIDDEN' ? 'customers-wish' : intent === 'remove' ? 'wish-kept' : 'wish-failed')
  }

  if (intent === 'quote') {
    const answer = await requestWished(api, productId, keyFor(key, intent, productId))
    if (answer.ok) return redirectWith('quote-requested')
    // The form of a request is where an address is confirmed.
    if (answer.code === 'EMAIL_NOT_CONFIRMED') return redirect(askForProducts([productId]))
    return answer.code === 'UNAUTHENTICATED'
      ? redirectWith('sign-in-to-quote', withReturnTo('/auth', page))
      : redirectWith('quote-failed')
  }
  if (intent === 'unwish' || intent === 'remove') {
    const answer = await wishlist.remove.try({ productId })
    if (!answer.ok) return refused(answer)
    const gone = answer.value.wishedAt
    return redirectWith(
      'wish-removed',
      intent === 'remove' && gone
        ? `${WISHLIST_PATH}?${new URLSearchParams({ removed: productId, at: gone })}`
        : doneAt(page),
    )
  }
  // A heart on a cached page has no key; adding a product twice has no further effect.
  const language = languageOf(request)
  const answer = await wishlist.add.try(
    { productId, language, ...(intent === 'undo' && wishedAt && { wishedAt }) },
    keyFor(key || newFormKey(), intent, productId),
  )
  return answer.ok
    ? redirectWith('wish-added', intent === 'undo' ? doneAt(WISHLIST_PATH) : doneAt(page))
    : refused(answer)
}

/** Asks the product's supplier for a price of its minimum, which an offer can change. */
async function requestWished({ listings, quotes }: Pick<Api, 'listings' | 'quotes'>, productId: string, key: string) {
  const product = await listings.get.try({ id: productId })
  return product.ok ? quotes.request.try({ lines: [{ productId, quantity: product.value.minimum }] }, key) : product
}
