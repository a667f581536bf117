import type { CartLine } from '@ticarum/contract/procedures/cart'
import { Icon } from '../../components/icons/icon.tsx'
import { useDay } from '../../dates.ts'
import { isolated } from '../../isolated.ts'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'

const changeLine = 'flex items-start gap-1.5 text-sm font-semibold'

/** What has changed since the line was added to the cart. */
export function LineChanges({ line: { changes, offered, seen, quantity } }: { line: CartLine }) {
  const t = useText('cart')
  const words = useText('product')
  const day = useDay()
  const price = usePrice()
  const unit = offered?.unit ?? 'piece'
  const amount = (count: number) => words('amount', { unit, count })
  const textOf = (change: CartLine['changes'][number]) => {
    switch (change) {
      case 'price_up':
      case 'price_down':
        return t(`change.${change}`, {
          price: isolated(price(seen?.unitPriceCents ?? 0)),
          date: seen ? day(seen.at) : '',
        })
      case 'stock_below':
        return t('change.stock_below', { left: amount(offered?.stock ?? 0) })
      case 'below_minimum':
        return t('change.below_minimum', {
          minimum: offered?.minimum ?? 1,
          missing: amount((offered?.minimum ?? 1) - quantity),
        })
      default:
        return t(`change.${change}`)
    }
  }
  return changes.map((change) => (
    <p key={change} className={`${changeLine} ${change === 'price_down' ? 'text-success' : 'text-warning'}`}>
      <span className="mt-0.5">
        <Icon name="circle-alert" small />
      </span>
      {textOf(change)}
    </p>
  ))
}
