import type { Role } from '@ticarum/contract/values/roles'
import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import { HiddenText } from '../ui/hidden-text.tsx'

const dot =
  'absolute end-0.5 top-0.5 min-w-5 rounded-mark bg-highlight px-1 text-center text-xs leading-5 font-bold ' +
  'text-on-highlight'

/** Leads to what the reader was told, and says how much of it is new. */
export function Bell({ role, unread }: { role: Role; unread: number }) {
  const t = useText('notifications')
  const figure = t(unread >= 100 ? 'many' : 'figure', { count: unread })
  return (
    <Link
      to={`/${role}/notifications`}
      className="relative grid size-12 flex-none place-items-center rounded-control text-text hover:bg-sand
        lg:max-xl:w-10"
    >
      <Icon name="bell" />
      <HiddenText>{unread > 0 ? t('bell', { count: figure }) : t('title')}</HiddenText>
      {unread > 0 ? (
        <span aria-hidden="true" className={dot}>
          {figure}
        </span>
      ) : null}
    </Link>
  )
}
