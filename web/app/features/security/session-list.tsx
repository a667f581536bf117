import type { Api } from '@ticarum/server/client'
import { Chip } from '../../components/ui/chip.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { deviceOf } from './device.ts'

type Session = Awaited<ReturnType<Api['identity']['sessions']>>['items'][number]

export function SessionList({ sessions }: { sessions: Session[] }) {
  const t = useText('security')
  const day = useDay()
  return (
    <ul className="border-t border-rule">
      {sessions.map(({ id, current, userAgent, createdAt, lastSeenAt }) => {
        const device = deviceOf(userAgent)
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3.5"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {device ? t('device', device) : t('device.unknown')}
              {current ? (
                <Chip tone="done" icon="check">
                  {t('sessions.here')}
                </Chip>
              ) : null}
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm text-muted">
              <span>{t('sessions.used', { date: day(lastSeenAt) })}</span>
              <span>{t('sessions.since', { date: day(createdAt) })}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
