import type { Role } from '@ticarum/contract/values/roles'
import type { ReactNode } from 'react'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { useText } from '../../texts.ts'
import { ConfirmEmailBanner } from '../identity/confirm-email-banner.tsx'

export interface DashboardUser {
  role: Role
  fullName: string
  email: string
  emailConfirmed: boolean
  /** for the form that sends the confirmation email again */
  formKey: string
}

interface DashboardProps extends DashboardUser {
  /** in place of the greeting */
  head?: ReactNode
  children?: ReactNode
}

/** First page of a role: who it is, what needs attention, and where it goes from here. */
export function Dashboard({ role, fullName, email, emailConfirmed, formKey, head, children }: DashboardProps) {
  const t = useText('dashboard')
  const title = role === 'admin' ? t('admin.title') : t('title')
  return (
    <Wrap className="grid gap-8 pt-6 pb-16 md:pt-10 md:pb-24">
      <PageTitle>{title}</PageTitle>
      {head ?? (
        <div className="grid gap-3">
          <h1 className="text-3xl">{t('welcome', { name: fullName })}</h1>
          {role === 'admin' ? null : <p className="text-muted">{t(`${role}.lead`)}</p>}
        </div>
      )}
      {emailConfirmed ? null : <ConfirmEmailBanner email={email} formKey={formKey} />}
      {children}
    </Wrap>
  )
}
