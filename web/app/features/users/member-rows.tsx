import type { CompanyRow } from '@ticarum/contract/procedures/users'
import { Link } from 'react-router'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'
import { userPath } from './paths.ts'

/** The members of a company, its owner first; the desk sees where an owner is missing. */
export function MemberRows({ members }: { members: CompanyRow['members'] }) {
  const t = useText('users')
  if (members.length === 0) return <span className="text-muted">{t('members.none')}</span>
  return (
    <ul className="grid">
      {members.map(({ id, fullName, owner, suspended }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <Link to={userPath(id)} className="inline-flex min-h-9 items-center text-text underline underline-offset-3">
            <bdi>{fullName}</bdi>
          </Link>
          {owner ? <span className="text-sm text-muted">{t('owner')}</span> : null}
          {suspended ? (
            <Chip tone="ended" icon="ban">
              {t('state.suspended')}
            </Chip>
          ) : null}
        </li>
      ))}
      {members.some(({ owner }) => owner) ? null : <li className="text-sm text-warning">{t('owner.none')}</li>}
    </ul>
  )
}
