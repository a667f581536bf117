import type { Webhook } from '@ticarum/contract/procedures/webhooks'
import { Chip } from '../../components/ui/chip.tsx'
import { useMoment } from '../../dates.ts'
import { useText } from '../../texts.ts'

type WebhookStateProps = Pick<Webhook, 'lastTakenAt' | 'failures' | 'switchedOffAt'>

/** How its receiver does: when it last took something, and whether it takes nothing now. */
export function WebhookState({ lastTakenAt, failures, switchedOffAt }: WebhookStateProps) {
  const t = useText('webhooks')
  const moment = useMoment()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {switchedOffAt ? (
          <Chip tone="ended" icon="circle-alert">
            {t('off')}
          </Chip>
        ) : failures > 0 ? (
          <Chip tone="waiting" icon="warning">
            {t('failing')}
          </Chip>
        ) : null}
        <span>{lastTakenAt ? t('taken', { moment: moment(lastTakenAt) }) : t('untaken')}</span>
        {failures > 0 ? <span>{t('failures', { count: String(failures) })}</span> : null}
      </p>
      {switchedOffAt ? <p className="max-w-prose">{t('off.text', { moment: moment(switchedOffAt) })}</p> : null}
    </>
  )
}
