import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { onceOnline } from '../../context/line.ts'
import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import type { SignedIn } from '../signed-in/account-menu.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { HiddenText } from '../ui/hidden-text.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { currentAt, publicNavItems } from './public-nav-items.ts'
import { Wrap } from './wrap.tsx'

const navLink =
  'relative inline-flex min-h-12 items-center px-1 text-sm whitespace-nowrap no-underline hover:text-primary ' +
  'xl:px-3 xl:text-base aria-[current]:font-semibold aria-[current]:after:absolute aria-[current]:after:inset-x-1 ' +
  'aria-[current]:after:-bottom-[9px] aria-[current]:after:h-[3px] aria-[current]:after:bg-primary ' +
  'xl:aria-[current]:after:inset-x-3'

const AccountMenu = lazy(() =>
  onceOnline(() => import('../signed-in/account-menu.tsx')).then(({ AccountMenu }) => ({ default: AccountMenu })),
)

interface TopBarProps {
  user: SignedIn | null
  search: ReactNode
  cart: ReactNode
}

export function TopBar({ user, search, cart }: TopBarProps) {
  const t = useText('common')
  const s = useText('shell')
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-bg">
      <Wrap className="relative flex min-h-16 items-center gap-1 max-[359px]:px-2 sm:gap-4 lg:gap-2 xl:gap-4">
        <Brand />
        <MainLinks />
        {search}
        <div className="ms-auto flex items-center sm:gap-1">
          <LanguageSwitcher />
          {cart}
          {user ? (
            <Suspense>
              <AccountMenu user={user} />
            </Suspense>
          ) : (
            <ButtonLink to="/auth" small className="whitespace-nowrap max-[359px]:px-2">
              {t('sign-in')}
            </ButtonLink>
          )}
          {user?.role ? null : (
            <div className="lg:hidden">
              <PhoneMenu
                label={
                  <>
                    <Icon name="menu" />
                    <HiddenText>{s('nav.menu')}</HiddenText>
                  </>
                }
              />
            </div>
          )}
        </div>
      </Wrap>
    </header>
  )
}

function MainLinks() {
  const t = useText('shell')
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('nav.main')} className="hidden lg:block">
      <ul className="flex gap-1">
        {publicNavItems.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} aria-current={currentAt(pathname, path)} className={navLink}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
