import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import type { Role } from '@ticarum/contract/values/roles'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'

const sides: Record<Role, OrderRow['next']['who']> = { customer: 'customer', supplier: 'supplier', admin: 'company' }

/** Who acts next and by when, as a sentence for this reader. */
function useTurn({ who, by }: OrderRow['next'], reader: Role): string | undefined {
  const t = useText('next-steps')
  const day = useDay()
  if (who === 'nobody') return undefined
  const turn = who === sides[reader] ? 'you' : who
  return by ? t(`turn.${turn}.by`, { day: day(by) }) : t(`turn.${turn}`)
}

interface NextStepViewProps {
  order: Pick<OrderRow, 'next' | 'late'>
  reader: Role
  children?: ReactNode
}

/** How late a promise is, in words and colour (D53). */
export function LateMark({ days }: { days: number | null }) {
  const t = useText('next-steps')
  if (days === null) return null
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-danger">
      <Icon name="warning" small />
      {t('late', { count: days })}
    </span>
  )
}

/** 'What happens now' on an order's page, followed by the reader's own tasks. */
export function NextStepView({ order: { next, late }, reader, children }: NextStepViewProps) {
  const t = useText('next-steps')
  const turn = useTurn(next, reader)
  return (
    <section aria-labelledby="next" className="grid gap-1 rounded-card bg-sand px-5 py-4">
      <h2 id="next" className="text-lg">
        {t('title')}
      </h2>
      <p>{t(next.line)}</p>
      {turn ? (
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {turn}
          {late === null ? null : ' '}
          <LateMark days={late} />
        </p>
      ) : null}
      {children}
    </section>
  )
}

/** The next step as one line, for rows of a list. */
export function NextLineText({ order: { next, late }, reader }: Omit<NextStepViewProps, 'children'>) {
  const t = useText('next-steps')
  const turn = useTurn(next, reader)
  return (
    <p className="text-sm text-muted">
      {t(next.line)} {turn ? <b className="font-semibold text-text">{turn}</b> : null} <LateMark days={late} />
    </p>
  )
}
