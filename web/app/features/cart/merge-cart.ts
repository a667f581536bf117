import type { Language } from '@ticarum/contract/values/languages'
import { showToast } from '../../context/toasts.ts'
import { callApi } from '../../forms/call-api.ts'
import { loadTexts, type Text } from '../../texts.ts'
import { announceCartCount, readBrowserCart, writeBrowserCart } from '../product-actions/browser-cart.ts'

/**
 * Merges the browser cart into the company's cart and reports lines that could not be merged. If the call fails, the
 * next page retries with the same key.
 */
export async function mergeCart(): Promise<boolean> {
  const { key, lines } = readBrowserCart()
  if (lines.length === 0) return false
  const language = document.documentElement.lang as Language
  const answer = await callApi('cart.merge', { lines, language }, key)
  if (!answer.ok) return false
  const { count, unknown, full, capped } = answer.value
  writeBrowserCart([])
  announceCartCount(count)
  const left = unknown.length + full.length + capped.length
  if (left > 0) {
    const t = (await loadTexts(language, 'product-actions')) as Text<'product-actions'>
    showToast({ kind: 'default', title: t('merged'), text: t('merged.text', { count: left }) })
  }
  return true
}
