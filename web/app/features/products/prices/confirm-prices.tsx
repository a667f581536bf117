import { priceOf } from '@ticarum/contract/money'
import { pricesAfter } from '@ticarum/contract/values/scale-tiers'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../../texts.ts'
import type { AskedPrices } from './asked-prices.server.ts'
import { PriceDifferences } from './price-differences.tsx'
import { SureField } from './sure-field.tsx'

interface ConfirmPricesProps {
  asked: AskedPrices
  /** they were asked about before, and not confirmed */
  again: boolean
}

/** Part of a form: asks whether new prices are right, and sends them back as they were shown. */
export function ConfirmPrices({ asked, again }: ConfirmPricesProps) {
  const t = useText('prices')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus once
  useEffect(() => {
    box.current?.focus()
  }, [asked])
  const { priceCents, tiers } = pricesAfter(asked.prices)
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className="grid gap-3 rounded-card bg-sand p-5">
      <h2 id={id} className="text-lg">
        {t('title')}
      </h2>
      <PriceDifferences prices={asked.prices} />
      <input type="hidden" name="shown.price" value={priceOf(priceCents)} />
      {tiers.map((tier, row) => (
        <span key={tier.from} hidden>
          <input type="hidden" name={`shown.tiers.${row}.from`} value={tier.from} />
          <input type="hidden" name={`shown.tiers.${row}.price`} value={priceOf(tier.priceCents)} />
        </span>
      ))}
      {asked.large ? <SureField name="shown.sure" missed={again} /> : null}
    </section>
  )
}
