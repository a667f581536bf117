import { useText } from '../../texts.ts'
import { HiddenText } from '../ui/hidden-text.tsx'

const badge =
  'ms-auto inline-grid min-w-6 place-items-center rounded-mark bg-danger px-1.5 text-xs leading-6 font-semibold ' +
  'text-bg!'

/** How many are late, beside the page on which they stand. */
export function LateBadge({ number = 0 }: { number?: number | undefined }) {
  const t = useText('late')
  if (number === 0) return null
  return (
    <span className={badge}>
      {t(number >= 100 ? 'many' : 'count', { count: number })}
      <HiddenText>{t('late')}</HiddenText>
    </span>
  )
}
