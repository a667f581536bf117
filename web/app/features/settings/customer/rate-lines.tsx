import type { CurrencyRate } from '@ticarum/contract/procedures/currency-rates'
import { rateOf } from '@ticarum/contract/values/currencies'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'

/** What the display currency means, and the rates with their days. */
export function RateLines({ rates }: { rates: CurrencyRate[] }) {
  const t = useText('customer-settings')
  const day = useDay()
  return (
    <div className="grid gap-1 text-sm text-muted sm:col-span-2">
      <p>{t('currency.hint')}</p>
      {rates.length === 0 ? <p>{t('rate.none')}</p> : null}
      <ul>
        {rates.map(({ code, millionths, on }) => (
          <li key={code}>{t('rate', { rate: rateOf(millionths), currency: t(`currency.${code}`), date: day(on) })}</li>
        ))}
      </ul>
    </div>
  )
}
