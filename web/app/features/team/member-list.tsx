import type { Api } from '@ticarum/server/client'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Initials } from '../../components/ui/initials.tsx'
import { useText } from '../../texts.ts'

type Member = Awaited<ReturnType<Api['team']['list']>>['members'][number]

interface MemberListProps {
  members: Member[]
  path: string
  owner: boolean
}

export function MemberList({ members, path, owner }: MemberListProps) {
  const t = useText('team')
  return (
    <ul className="border-t border-rule">
      {members.map(({ id, fullName, owner: owns, me }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3.5">
          <Initials of={fullName} />
          <p className="grid min-w-0 flex-1 leading-snug">
            <span className="font-semibold">
              <bdi>{fullName}</bdi>
            </span>
            <span className="text-sm text-muted">
              {[owns ? t('member.owner') : '', me ? t('member.me') : ''].filter(Boolean).join(' · ')}
            </span>
          </p>
          {owner && !me ? (
            <ButtonLink
              to={`${path}?owner=${id}`}
              preventScrollReset
              variant="quiet"
              small
              aria-label={t('owner.name', { name: fullName })}
            >
              {t('owner')}
            </ButtonLink>
          ) : null}
          {owner && !me ? (
            <ButtonLink
              to={`${path}?remove=${id}`}
              preventScrollReset
              variant="quiet"
              small
              aria-label={t('remove.name', { name: fullName })}
            >
              {t('remove')}
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
