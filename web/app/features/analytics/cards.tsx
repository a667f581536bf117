import type { Report } from '@ticarum/contract/procedures/analytics'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { Price } from '../../components/ui/price.tsx'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'
import { useFigures } from './written-figures.ts'

/** Revenue, orders, customers and average order value, each against the period before. */
export function Cards({ figures, before }: Pick<Report, 'figures' | 'before'>) {
  const t = useText('analytics')
  const price = usePrice()
  const { percent } = useFigures()
  const byShare = (now: number, then: number) =>
    then === 0 ? null : { more: now - then, text: percent(Math.abs(now - then) / then) }
  const byCount = (more: number) => ({ more, text: t('count', { count: Math.abs(more) }) })
  return (
    <section
      aria-label={t('cards')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] border-t border-rule xl:grid-cols-4"
    >
      <Card
        name={t('revenue')}
        value={<Price cents={figures.revenueCents} />}
        change={byShare(figures.revenueCents, before.revenueCents)}
        note={t('before', { value: price(before.revenueCents) })}
      />
      <Card
        name={t('orders')}
        value={t('count', { count: figures.orders })}
        change={byCount(figures.orders - before.orders)}
        note={t('before', { value: t('count', { count: before.orders }) })}
      />
      <Card
        name={t('customers')}
        value={t('count', { count: figures.customers })}
        change={byCount(figures.newCustomers)}
        note={t('customers.new', { count: figures.newCustomers })}
      />
      <Card
        name={t('average')}
        value={<Price cents={figures.averageCents} />}
        change={byShare(figures.averageCents, before.averageCents)}
        note={t('before', { value: price(before.averageCents) })}
      />
    </section>
  )
}

interface CardProps {
  name: string
  value: ReactNode
  /** null: there is nothing to compare with */
  change: { more: number; text: string } | null
  note: string
}

function Card({ name, value, change, note }: CardProps) {
  const t = useText('analytics')
  return (
    <div className="border-b border-line py-4 pe-4 xl:not-first:border-s xl:not-first:ps-4">
      <h2 className="text-base font-semibold">{name}</h2>
      <p className="font-title text-xl font-bold sm:text-2xl">{value}</p>
      {change && change.more !== 0 ? (
        <p className={`flex items-center gap-1.5 text-sm ${change.more > 0 ? 'text-success' : 'text-warning'}`}>
          <Icon name={change.more > 0 ? 'trend-up' : 'trend-down'} />
          {t(change.more > 0 ? 'more' : 'less', { value: change.text })}
        </p>
      ) : null}
      <p className="text-sm text-muted">{note}</p>
    </div>
  )
}
