import type { Api } from '@ticarum/server/client'
import { ButtonLink } from '../../components/ui/button.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'

type Invitation = Awaited<ReturnType<Api['team']['list']>>['invitations'][number]

export function InvitedList({ invited, path }: { invited: Invitation[]; path: string }) {
  const t = useText('team')
  const day = useDay()
  if (invited.length === 0) return <p className="border-t border-rule py-3.5 text-muted">{t('invited.none')}</p>
  return (
    <ul className="border-t border-rule">
      {invited.map(({ id, email, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3.5">
          <p className="grid min-w-0 flex-1 leading-snug">
            <span className="font-semibold break-all">
              <bdi>{email}</bdi>
            </span>
            <span className="text-sm text-muted">{t('invited.until', { date: day(expiresAt) })}</span>
          </p>
          <ButtonLink
            to={`${path}?revoke=${id}`}
            preventScrollReset
            variant="quiet"
            small
            aria-label={t('revoke.to', { email })}
          >
            {t('revoke')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
