import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import type { Waited } from './waiting-time.ts'

export function WaitedText({ waited: { unit, count } }: { waited: Waited }) {
  const t = useText('reviews')
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <Icon name="clock" small />
      {t('waits', { time: t(`time.${unit}`, { count }) })}
    </span>
  )
}
