import { useText } from '../../texts.ts'
import { HiddenText } from '../ui/hidden-text.tsx'

const badge = 'ms-auto inline-grid min-w-6 place-items-center rounded-mark px-1.5 text-xs leading-6 font-semibold'
const tones = { late: 'bg-danger text-bg!', unread: 'bg-danger text-bg!', waiting: 'bg-highlight text-on-highlight!' }

/** Messages of others are unread, and nothing was promised about quotes; all else that is counted is late. */
function countedAt(path: string): keyof typeof tones {
  if (/^\/(customer|supplier)\/messages$/.test(path)) return 'unread'
  return path.endsWith('/quotes') ? 'waiting' : 'late'
}

/** How many are late, unread or waiting, beside the page on which they stand. */
export function LateBadge({ path, number = 0 }: { path: string; number?: number | undefined }) {
  const t = useText('late')
  if (number === 0) return null
  const counted = countedAt(path)
  return (
    <span className={`${badge} ${tones[counted]}`}>
      {t(number >= 100 ? 'many' : 'count', { count: number })}
      <HiddenText>{t(counted)}</HiddenText>
    </span>
  )
}
