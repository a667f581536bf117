import type { CompanyKind } from '@ticarum/contract/values/roles'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useName } from '../../components/ui/person-name.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { removeWebhookAt, webhookPath } from './paths.ts'
import { WebhookState } from './webhook-state.tsx'
import type { loadWebhooks } from './webhooks.server.ts'

type Owned = NonNullable<Awaited<ReturnType<typeof loadWebhooks>>['owned']>

interface WebhookListProps {
  webhooks: Owned['webhooks']
  role: CompanyKind
}

/** The webhooks of a company, without their secrets. */
export function WebhookList({ webhooks, role }: WebhookListProps) {
  const t = useText('webhooks')
  const day = useDay()
  const nameOf = useName()
  if (webhooks.length === 0)
    return (
      <EmptyState title={t('none')}>
        <p className="max-w-prose text-muted">{t('none.text')}</p>
      </EmptyState>
    )
  return (
    <ul className="max-w-190 border-t border-rule">
      {webhooks.map(({ id, url, host, kinds, madeBy, createdAt, ...state }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
          <div className="grid min-w-0 flex-1 basis-60 gap-1">
            <p className="font-semibold break-all">
              <bdi dir="ltr">{url}</bdi>
            </p>
            <ul className="flex flex-wrap gap-x-4">
              {kinds.map((kind) => (
                <li key={kind}>{t(`kind.${kind}`)}</li>
              ))}
            </ul>
            <WebhookState {...state} />
            <p className="text-sm text-muted">{t('made-by', { name: nameOf(madeBy), day: day(createdAt) })}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={webhookPath(role, id)} variant="line" small aria-label={t('sent.to', { host })}>
              {t('sent')}
            </ButtonLink>
            <ButtonLink
              to={removeWebhookAt(role, id)}
              preventScrollReset
              variant="quiet"
              small
              aria-label={t('remove.of', { host })}
            >
              {t('remove')}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
