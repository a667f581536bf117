import type { WebhookDelivery } from '@ticarum/contract/procedures/webhooks'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useMoment } from '../../dates.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import type { loadDeliveries } from './deliveries.server.ts'
import { outcomeKey } from './outcome-key.ts'
import { toldOfPath, webhookPath } from './paths.ts'

const chips = {
  waiting: { tone: 'waiting', icon: 'clock' },
  delivered: { tone: 'done', icon: 'circle-check' },
  set_aside: { tone: 'ended', icon: 'circle-alert' },
} as const

interface DeliveryListProps {
  loaded: Pick<Awaited<ReturnType<typeof loadDeliveries>>, 'role' | 'webhook' | 'key' | 'list'>
  formKey: string
}

/** What a webhook was told, with what became of it; each can be sent again. */
export function DeliveryList({ loaded: { role, webhook, list }, formKey }: DeliveryListProps) {
  const t = useText('webhook-deliveries')
  const webhooks = useText('webhooks')
  const moment = useMoment()
  const { formData } = useNavigation()
  const path = webhookPath(role, webhook.id)
  const { items, more, focusOf } = useMore(list.page, path)
  return (
    <div className="grid gap-6">
      <ul className="max-w-190 border-t border-rule">
        {items.map((delivery) => (
          <li
            key={delivery.id}
            {...focusOf(delivery.id)}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5"
          >
            <div className="grid min-w-0 flex-1 basis-60 gap-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  to={toldOfPath(role, delivery)}
                  className="font-semibold text-primary underline underline-offset-3"
                >
                  {webhooks(`kind.${delivery.kind}`)}
                </Link>
                <Chip {...chips[delivery.state]}>{t(`state.${delivery.state}`)}</Chip>
              </p>
              <Outcome of={delivery} />
              <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
                {delivery.kind.endsWith(delivery.change) ? null : (
                  <li>
                    <bdi lang="en">{delivery.change.replaceAll('_', ' ')}</bdi>
                  </li>
                )}
                <li>{moment(delivery.at)}</li>
                <li>{t('tries', { count: String(delivery.tries) })}</li>
                {delivery.nextTryAt && delivery.tries > 0 ? (
                  <li>{t('next', { moment: moment(delivery.nextTryAt) })}</li>
                ) : null}
              </ul>
            </div>
            <Form method="post" action={sentTo(path)} preventScrollReset>
              <input type="hidden" name="key" value={formKey} />
              <input type="hidden" name="id" value={delivery.id} />
              <Button
                name="intent"
                value="replay"
                variant="line"
                small
                busy={formData?.get('id') === delivery.id}
                aria-label={t('again.of', { what: webhooks(`kind.${delivery.kind}`), moment: moment(delivery.at) })}
              >
                {t('again')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <LoadMore {...more} atStart />
    </div>
  )
}

function Outcome({ of }: { of: WebhookDelivery }) {
  const t = useText('webhook-deliveries')
  const key = outcomeKey(of)
  return key ? <p className="break-words">{t(key, { outcome: of.outcome ?? '' })}</p> : null
}
