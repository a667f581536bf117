import type { Order } from '@ticarum/contract/procedures/order-shapes'
import { useText } from '../../../texts.ts'

/** The company's current ways to pay, with the order number as the reference. */
export function WaysToPay({ ways, reference }: { ways: NonNullable<Order['payment']>['ways']; reference: string }) {
  const t = useText('order-page')
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('ways')}</h3>
      {ways.length === 0 ? <p className="text-muted">{t('ways.none')}</p> : null}
      <ul className="grid gap-3">
        {ways.map(({ kind, title, details }) => (
          <li key={`${kind} ${title}`} className="grid">
            <b className="font-semibold">
              {t(`way.${kind}`)}: <bdi>{title}</bdi>
            </b>
            {details.map((line) => (
              <bdi key={line} className="text-base">
                {line}
              </bdi>
            ))}
          </li>
        ))}
      </ul>
      {ways.length > 0 ? (
        <p className="text-base">
          {t('reference')} <bdi className="font-semibold">{reference}</bdi>
        </p>
      ) : null}
    </div>
  )
}
