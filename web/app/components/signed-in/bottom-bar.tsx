import type { Role } from '@ticarum/contract/values/roles'
import { Link, useLocation } from 'react-router'
import type { Badges } from '../../context/late-badges.server.ts'
import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import { PhoneMenu } from '../layout/phone-menu.tsx'
import { currentAt } from '../layout/public-nav-items.ts'
import { LateBadge } from './late-badge.tsx'
import { NavGroups } from './nav-groups.tsx'
import { barOf, phoneMenuOf } from './nav-items.ts'

const bar = 'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden'

const item =
  'relative grid min-h-16 w-full list-none content-center justify-items-center gap-1 px-1 text-center ' +
  'text-[0.75rem] leading-tight text-muted no-underline max-[23.5rem]:px-0 max-[23.5rem]:text-[0.6875rem] ' +
  'aria-[current]:font-semibold aria-[current]:text-primary ' +
  'aria-[current]:before:absolute aria-[current]:before:inset-x-[22%] aria-[current]:before:-top-px ' +
  'aria-[current]:before:h-[3px] aria-[current]:before:bg-primary'

/** The phone's bottom bar, for people who are signed in. */
export function BottomBar({ role, badges }: { role: Role; badges: Badges }) {
  const t = useText('shell')
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('nav.phone')} className={bar}>
      <ul className="grid auto-cols-fr grid-flow-col">
        {barOf(role).map(({ path, label, icon }) => (
          <li key={path}>
            <Link to={path} aria-current={currentAt(pathname, path)} className={item}>
              <Icon name={icon} />
              {t(label)}
              <span className="absolute start-1/2 top-1">
                <LateBadge path={path} number={badges[path]} />
              </span>
            </Link>
          </li>
        ))}
        <li>
          <PhoneMenu
            above
            className={item}
            label={
              <>
                <Icon name="menu" />
                {t('nav.menu')}
              </>
            }
          >
            <NavGroups groups={phoneMenuOf(role)} badges={badges} />
          </PhoneMenu>
        </li>
      </ul>
    </nav>
  )
}
