import { useText } from '../../texts.ts'
import { HiddenText } from '../ui/hidden-text.tsx'

const badge =
  'ms-auto inline-grid min-w-6 place-items-center rounded-mark bg-danger px-1.5 text-xs leading-6 font-semibold ' +
  'text-bg!'

/** Messages of others: all admins' pages count what is late. */
const isUnread = (path: string) => /^\/(customer|supplier)\/messages$/.test(path)

/** How many are late, or unread, beside the page on which they stand. */
export function LateBadge({ path, number = 0 }: { path: string; number?: number | undefined }) {
  const t = useText('late')
  if (number === 0) return null
  return (
    <span className={badge}>
      {t(number >= 100 ? 'many' : 'count', { count: number })}
      <HiddenText>{t(isUnread(path) ? 'unread' : 'late')}</HiddenText>
    </span>
  )
}
