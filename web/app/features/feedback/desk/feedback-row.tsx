import type { FeedbackEntry } from '@ticarum/contract/procedures/feedback'
import type { FeedbackAct } from '@ticarum/contract/values/feedback'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { PersonName, useName } from '../../../components/ui/person-name.tsx'
import { Stars } from '../../../components/ui/stars.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'

/** With the key of its form. */
export type DeskFeedback = FeedbackEntry & { key: string }

const rowGrid = 'grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start'

const looks = {
  pending: { tone: 'waiting', icon: 'clock' },
  approved: { tone: 'done', icon: 'circle-check' },
  rejected: { tone: 'ended', icon: 'x' },
} as const

const variants = { approve: 'main', reject: 'line', show: 'main', hide: 'line' } as const satisfies Record<
  FeedbackAct,
  string
>

export function FeedbackRow({ entry, action }: { entry: DeskFeedback; action: string }) {
  const t = useText('desk-feedback')
  const role = useText('common')
  const day = useDay()
  const name = useName()
  const { formData } = useNavigation()
  const busy = formData?.get('id') === entry.id ? formData.get('intent') : null
  return (
    <div className={rowGrid}>
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={entry.rating} label={t('stars', { rating: entry.rating })} />
          <Chip {...looks[entry.status]}>{t(`status.${entry.status}`)}</Chip>
          {entry.shown ? (
            <Chip tone="running" icon="eye">
              {t('shown')}
            </Chip>
          ) : null}
        </p>
        <p dir="auto" lang={entry.language} className="max-w-prose break-words whitespace-pre-line">
          {entry.message}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm break-all text-muted">
          <PersonName name={entry.name} className="font-semibold text-text" />
          {entry.email ? <bdi dir="ltr">{entry.email}</bdi> : null}
          <span>{role(`role.${entry.role}`)}</span>
          <span>{day(entry.createdAt)}</span>
        </p>
        {entry.status === 'approved' && !entry.mayBeShown ? (
          <p className="text-sm text-muted">{t('not-agreed')}</p>
        ) : null}
      </div>
      {entry.may.length > 0 ? (
        <Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-3">
          <input type="hidden" name="key" value={entry.key} />
          <input type="hidden" name="id" value={entry.id} />
          {entry.may.map((act) => (
            <Button
              key={act}
              name="intent"
              value={act}
              variant={variants[act]}
              busy={busy !== null}
              aria-label={t(`${act}.name`, { name: name(entry.name) })}
            >
              {t(busy === act ? 'saving' : act)}
            </Button>
          ))}
        </Form>
      ) : null}
    </div>
  )
}
