import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { Icon } from '../../../components/icons/icon.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { LateMark } from '../next-step.tsx'

/** The next step in a word or two. */
function stepOf({ line, who }: OrderRow['next']) {
  if (line === 'problem' || line === 'cannot_supply' || line === 'proof_sent' || line === 'refund') return line
  if (line === 'amendment') return line
  if (line === 'received') return 'complete'
  if (who === 'nobody') return 'none'
  if (who === 'customer') return 'receipt'
  if (who === 'supplier') return line === 'pending.pending' ? 'answer' : 'ship'
  if (line.endsWith('.shipped') || line.endsWith('.in_transit')) return 'underway'
  if (line === 'cancelled.delivered') return 'agree'
  return line.endsWith('.delivered') ? 'complete' : 'confirm'
}

/** What happens next in a table's row, by when, and in red how late it is (D53). */
export function NextStepCell({ order: { next, late } }: { order: OrderRow }) {
  const t = useText('next-steps')
  const day = useDay()
  return (
    <span className="flex flex-wrap items-center gap-x-3 xl:grid xl:justify-items-start">
      <span>{t(`step.${stepOf(next)}`)}</span>
      {late === null ? (
        next.by && (
          <span className="inline-flex items-center gap-1 text-xs text-muted">
            <Icon name="calendar" small />
            {t('by', { day: day(next.by) })}
          </span>
        )
      ) : (
        <span className="text-xs">
          <LateMark days={late} />
        </span>
      )}
    </span>
  )
}
