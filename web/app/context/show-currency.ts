import type { CurrencyRates } from '@ticarum/contract/procedures/currency-rates'
import type { RatedCurrency } from '@ticarum/contract/values/currencies'
import type { Language } from '@ticarum/contract/values/languages'
import { dayIn } from '../dates.ts'
import { figures, loadTexts, type Text } from '../texts.ts'
import { fetchAllStyles } from './whole-style.ts'

/**
 * Shows prices also in the reader's currency, for information (D18). Loaded only where one was chosen: a cached page
 * is the same for everybody, so this happens in the browser, by attributes that React knows nothing of.
 */

const signs: Record<RatedCurrency, string> = { try: '₺', sos: 'SOS', eur: '€' }

/** 1250 cents at 41.25 → '≈ 516 ₺'; small amounts keep their decimals. */
export function approximate(cents: number, millionths: number, code: RatedCurrency, language: Language): string {
  const amount = (cents * millionths) / 100_000_000
  const digits = amount < 100 ? 2 : 0
  const format = new Intl.NumberFormat(figures[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `≈ ${format.format(amount)} ${signs[code]}`
}

const isRated = (code: string | undefined): code is RatedCurrency => code !== undefined && Object.hasOwn(signs, code)

async function showCurrency(): Promise<void> {
  const code = /\bcurrency=(\w+)/.exec(document.cookie)?.[1]
  if (!isRated(code)) return
  const language = document.documentElement.lang as Language
  const [answer, text] = await Promise.all([
    fetch('/api/v1/currency-rates'),
    loadTexts(language, 'currency'),
    fetchAllStyles(),
  ])
  const { rates } = (await answer.json()) as Partial<CurrencyRates>
  const rate = rates?.find((each) => each.code === code)
  if (!rate) return

  const note = (text as Text<'currency'>)('note', { date: dayIn(language, rate.on) })
  const write = () => {
    for (const price of document.querySelectorAll<HTMLElement>('[data-cents]')) {
      const shown = approximate(Number(price.dataset.cents), rate.millionths, code, language)
      if (price.dataset.approx !== shown) price.dataset.approx = shown
    }
    const footer = document.querySelector<HTMLElement>('body > footer')
    if (footer && footer.dataset.rateNote !== note) footer.dataset.rateNote = note
  }
  document.documentElement.classList.add('other-currency')
  write()
  new MutationObserver(write).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-cents'],
  })
}

// Prices stay in dollars while the rates can't be had.
if ('document' in globalThis) showCurrency().catch(() => {})
