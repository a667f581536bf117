import { useNavigation } from 'react-router'
import { useText } from '../../texts.ts'

/** Shown at once during every navigation and submission. */
export function ProgressLine() {
  const t = useText('shell')
  if (useNavigation().state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="progress-line fixed inset-x-0 top-0 z-60 h-[3px] bg-primary"
    />
  )
}
