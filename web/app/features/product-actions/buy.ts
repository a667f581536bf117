import type { ErrorCode } from '@ticarum/contract/errors'
import type { Language } from '@ticarum/contract/values/languages'
import { withReturnTo } from '../../context/return-to.ts'
import { showToast } from '../../context/toasts.ts'
import { loadTexts, type Text } from '../../texts.ts'
import { type PutLine, putInBrowser, sayCount } from './browser-cart.ts'

interface Asked {
  act: string
  customer: boolean
  line: PutLine
  language: Language
}

type Answer = { ok: true; value: { count?: number } } | { ok: false; code: ErrorCode | undefined }

/** Does what a button beside a product says, and says what became of it. */
export async function buy({ act, customer, line, language }: Asked): Promise<boolean> {
  const t = (await loadTexts(language, 'product-actions')) as Text<'product-actions'>
  if (!customer) {
    const count = putInBrowser(line)
    return count === undefined ? notDone(t, 'CART_FULL', t('cart.full')) : added(t, count)
  }
  const { productId } = line
  if (act === 'add') {
    const answer = await ask('POST', '/cart/lines', { ...line, language })
    return answer.ok
      ? added(t, answer.value.count ?? 0)
      : notDone(t, answer.code, t(answer.code === 'CART_FULL' ? 'cart.full' : 'cart.failed'))
  }
  const wished = act === 'wish'
  const answer = await (wished
    ? ask('POST', '/wishlist', { productId, language })
    : ask('DELETE', `/wishlist/${productId}`))
  if (!answer.ok) return notDone(t, answer.code, t('wish.failed'))
  showToast({
    kind: 'default',
    title: t(wished ? 'wish.added' : 'wish.removed'),
    text: t(wished ? 'wish.added.text' : 'wish.removed.text'),
  })
  return true
}

function added(t: Text<'product-actions'>, count: number): true {
  sayCount(count)
  showToast({ kind: 'default', title: t('cart.added'), text: t('cart.added.text', { count }) })
  return true
}

function notDone(t: Text<'product-actions'>, code: ErrorCode | undefined, text: string): false {
  // The session ended under the open page.
  if (code === 'UNAUTHENTICATED') location.assign(withReturnTo('/auth', location.pathname + location.search))
  showToast({ kind: 'destructive', title: t('error'), text })
  return false
}

async function ask(method: string, path: string, input?: object): Promise<Answer> {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      ...(input && { body: JSON.stringify(input) }),
    })
    const body = await answer.json()
    return answer.ok ? { ok: true, value: body } : { ok: false, code: body.code }
  } catch {
    return { ok: false, code: undefined } // no answer, or none of ours
  }
}
