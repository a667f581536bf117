import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import type { Due } from './due.ts'

const dueText = 'inline-flex items-center gap-1.5 text-sm'

/** Late items are highlighted. */
export function DueText({ due: { state, time } }: { due: Due }) {
  const t = useText('inbox')
  const reviews = useText('reviews')
  return (
    <span className={`${dueText} ${state === 'late' ? 'font-semibold text-danger' : 'text-muted'}`}>
      <Icon name={state === 'late' ? 'circle-alert' : 'clock'} small />
      {t(`due.${state}`, { time: reviews(`time.${time.unit}`, { count: time.count }) })}
    </span>
  )
}
