import type { Role } from '@ticarum/contract/values/roles'
import { Form } from 'react-router'
import { useText } from '../../texts.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'

export interface SignedIn {
  email: string
  fullName: string
  role: Role | null
}

/** People have initials; stripes are for companies. */
function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean)
  return [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}

export function AccountMenu({ user }: { user: SignedIn }) {
  const t = useText('common')
  return (
    <Disclosure
      label={
        <>
          <span aria-hidden="true" className="grid size-8 place-items-center rounded-control bg-primary-wash text-xs font-semibold text-primary">
            {initials(user.fullName)}
          </span>
          <bdi className="max-lg:sr-only">{user.email}</bdi>
        </>
      }
    >
      <div className="grid gap-3 p-2">
        <p className="grid text-sm leading-snug">
          <bdi className="truncate font-semibold">{user.email}</bdi>
          <span className="text-muted">{t(`role.${user.role ?? 'none'}`)}</span>
        </p>
        <Form method="post" action="/sign-out">
          <Button variant="line" small className="w-full">
            {t('sign-out')}
          </Button>
        </Form>
      </div>
    </Disclosure>
  )
}
