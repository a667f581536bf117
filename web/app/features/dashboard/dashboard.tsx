import type { Role } from '@ticarum/contract/values/roles'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { useText } from '../../texts.ts'
import { ConfirmEmailBanner } from '../identity/confirm-email-banner.tsx'
import { tilesOf } from './tiles.ts'

const tileLink = 'grid h-full content-start gap-3 py-5 text-text no-underline hover:underline hover:underline-offset-3'

const tileBox =
  'border-b border-line ps-4 not-nth-[2n+1]:border-s md:not-nth-[2n+1]:border-s-0 md:not-nth-[3n+1]:border-s ' +
  'max-md:nth-[2n+1]:ps-0 md:nth-[3n+1]:ps-0'

export interface DashboardUser {
  role: Role
  fullName: string
  email: string
  emailConfirmed: boolean
  /** for the form that sends the confirmation email again */
  formKey: string
}

/**
 * First page of a role: greeting, what needs attention, and a tile for each screen, with a status note where there is
 * one.
 */
export function Dashboard({
  role,
  fullName,
  email,
  emailConfirmed,
  formKey,
  notes = {},
  children,
}: DashboardUser & { notes?: Partial<Record<string, string>>; children?: ReactNode }) {
  const t = useText('dashboard')
  const title = role === 'admin' ? t('admin.title') : t('title')
  return (
    <Wrap className="grid gap-8 pt-6 pb-16 md:pt-10 md:pb-24">
      <PageTitle>{title}</PageTitle>
      <div className="grid gap-3">
        <h1 className="text-3xl">{role === 'admin' ? title : t('welcome', { name: fullName })}</h1>
        <p className="text-muted">{t(`${role}.lead`)}</p>
      </div>
      {emailConfirmed ? null : <ConfirmEmailBanner email={email} formKey={formKey} />}
      {children}
      <section aria-labelledby="tiles">
        <h2 id="tiles" className="sr-only">
          {t('tiles')}
        </h2>
        <ul className="grid grid-cols-2 border-t border-rule md:grid-cols-3">
          {tilesOf(role).map(({ path, label, icon }) => (
            <li key={path} className={tileBox}>
              <Link to={path} className={tileLink}>
                <span className="text-primary">
                  <Icon name={icon} />
                </span>
                <span className="grid gap-1">
                  <span className="font-semibold">{t(label)}</span>
                  {notes[path] ? <span className="text-sm text-muted">{notes[path]}</span> : null}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Wrap>
  )
}
