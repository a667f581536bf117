import type { ErrorCode } from '@ticarum/contract/errors'
import type { Language } from '@ticarum/contract/values/languages'
import { withReturnTo } from '../../context/return-to.ts'
import { showToast } from '../../context/toasts.ts'
import { callApi } from '../../forms/call-api.ts'
import { loadTexts, type Text } from '../../texts.ts'
import { addToBrowserCart } from './add-to-browser-cart.ts'
import { announceCartCount, type BrowserCartLine } from './browser-cart.ts'

interface BuyInput {
  line: BrowserCartLine
  language: Language
}

interface Outcome {
  ok: boolean
  code?: ErrorCode | undefined
}

const textsIn = async (language: Language) => (await loadTexts(language, 'product-actions')) as Text<'product-actions'>

/** A visitor's cart is in the browser. */
export async function buyAsVisitor({ line, language }: BuyInput): Promise<Outcome> {
  const t = await textsIn(language)
  const count = addToBrowserCart(line)
  return count === undefined ? notDone(t, 'CART_FULL', t('cart.full')) : added(t, count)
}

/** Runs the action of a product's button and shows its outcome. */
export async function buy(action: string, { line, language }: BuyInput, key: string): Promise<Outcome> {
  const t = await textsIn(language)
  const { productId } = line
  if (action === 'add') {
    const answer = await callApi('cart.add', { ...line, language }, key)
    return answer.ok
      ? added(t, answer.value.count)
      : notDone(t, answer.code, t(answer.code === 'CART_FULL' ? 'cart.full' : 'cart.failed'))
  }
  const wished = action === 'wish'
  const answer = wished
    ? await callApi('wishlist.add', { productId, language }, key)
    : await callApi('wishlist.remove', { productId })
  if (!answer.ok) return notDone(t, answer.code, t('wish.failed'))
  showToast({
    kind: 'default',
    title: t(wished ? 'wish.added' : 'wish.removed'),
    text: t(wished ? 'wish.added.text' : 'wish.removed.text'),
  })
  return answer
}

function added(t: Text<'product-actions'>, count: number): Outcome {
  announceCartCount(count)
  showToast({ kind: 'default', title: t('cart.added'), text: t('cart.added.text', { count }) })
  return { ok: true }
}

function notDone(t: Text<'product-actions'>, code: ErrorCode | undefined, text: string): Outcome {
  // The session expired while the page was open.
  if (code === 'UNAUTHENTICATED') location.assign(withReturnTo('/auth', location.pathname + location.search))
  showToast({ kind: 'destructive', title: t('error'), text })
  return { ok: false, code }
}
