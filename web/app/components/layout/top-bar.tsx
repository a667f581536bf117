import { useText } from '../../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { AccountMenu, type SignedIn } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { Wrap } from './wrap.tsx'

export function TopBar({ user }: { user: SignedIn | null }) {
  const t = useText('common')
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg">
      <Wrap className="flex min-h-16 items-center justify-between gap-2 sm:gap-6">
        <Brand />
        <div className="flex items-center gap-1">
          <LanguageSwitcher />
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <ButtonLink to="/auth" small className="whitespace-nowrap">
              {t('sign-in')}
            </ButtonLink>
          )}
        </div>
      </Wrap>
    </header>
  )
}
