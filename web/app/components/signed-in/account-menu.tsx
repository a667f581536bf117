import type { Role } from '@ticarum/contract/values/roles'
import { Form } from 'react-router'
import { forgetAtSignOut } from '../../context/kept-until-sign-out.ts'
import { useText } from '../../texts.ts'
import { NavLinks } from '../layout/nav-links.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Initials } from '../ui/initials.tsx'
import { Bell } from './bell.tsx'
import { iconOf } from './nav-groups.tsx'
import { menuOf } from './nav-items.ts'

export interface SignedIn {
  email: string
  fullName: string
  role: Role | null
  /** notices, exact up to 100 */
  unread: number
}

/** The bell, and the signed-in person with their role's nav items; on a phone those are in the phone menu. */
export function AccountMenu({ user }: { user: SignedIn }) {
  const t = useText('common')
  const places = menuOf(user.role)
  const role = t(`role.${user.role ?? 'none'}`)
  return (
    <>
      {user.role ? <Bell role={user.role} unread={user.unread} /> : null}
      <Disclosure
        label={
          <>
            <Initials of={user.fullName} />
            <span className="grid max-w-44 leading-tight max-xl:sr-only">
              <bdi className="truncate text-sm font-semibold">{user.email}</bdi>
              <span className="text-xs text-muted">{role}</span>
            </span>
          </>
        }
      >
        <div className="grid gap-3 p-1">
          <p className="grid px-3 pt-2 text-sm leading-snug xl:hidden">
            <bdi className="truncate font-semibold">{user.email}</bdi>
            <span className="text-muted">{role}</span>
          </p>
          {places.length > 0 ? (
            <div className="max-lg:hidden">
              <NavLinks places={places} icon={iconOf} />
            </div>
          ) : null}
          <Form method="post" action="/sign-out" onSubmit={forgetAtSignOut}>
            <Button variant="line" small className="w-full">
              {t('sign-out')}
            </Button>
          </Form>
        </div>
      </Disclosure>
    </>
  )
}
