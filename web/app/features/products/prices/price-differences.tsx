import type { PriceDifference } from '@ticarum/contract/values/scale-tiers'
import { OldAndNew } from '../../../components/ui/old-and-new.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useText } from '../../../texts.ts'

/** Each price of a product by quantity, old and new. */
export function PriceDifferences({ prices }: { prices: readonly PriceDifference[] }) {
  const t = useText('prices')
  return (
    <ul className="grid gap-1">
      {prices.map(({ from, old, new: fresh }) => (
        <li key={from}>
          <span className="text-muted">{from === 1 ? t('one') : t('from', { count: from })}: </span>
          {old === fresh && fresh !== null ? (
            <Price cents={fresh} />
          ) : (
            <OldAndNew
              old={old === null ? t('none') : <Price cents={old} />}
              fresh={fresh === null ? t('dropped') : <Price cents={fresh} />}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
