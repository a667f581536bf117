import { DELIVERY_DAYS } from '@ticarum/contract/values/webhooks'
import { Link, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import type { loadDeliveries, replayDeliveries } from './deliveries.server.ts'
import { DeliveryList } from './delivery-list.tsx'
import { webhookPath, webhooksPath } from './paths.ts'
import { replayErrors } from './replay-errors.ts'
import { ReplayForm } from './replay-form.tsx'
import { WebhookState } from './webhook-state.tsx'

/** What was sent to one webhook of the reader's company, and sends it again. */
export function DeliveriesPage() {
  const t = useText('webhook-deliveries')
  const webhooks = useText('webhooks')
  const loaded = useLoaderData<typeof loadDeliveries>()
  const refused = useActionData<typeof replayDeliveries>()
  const ofOne = refused?.values.intent === 'replay' ? refused : undefined
  const one = useFormErrors(ofOne, replayErrors(t))
  const { role, webhook, key, after, list } = loaded
  const isEmpty = list.page.items.length === 0
  return (
    <Wrap className="grid gap-10 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={webhooksPath(role)}>{webhooks('title')}</BackLink>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="font-semibold break-all">
          <bdi dir="ltr">{webhook.url}</bdi>
        </p>
        <WebhookState {...webhook} />
      </div>
      <FormErrors title={t('error')} errors={one.errors} attempt={one.attempt} />
      {isEmpty && !webhook.switchedOffAt ? null : (
        <section aria-labelledby="again" className="grid gap-4">
          <h2 id="again" className="text-xl">
            {t('all')}
          </h2>
          <p className="max-w-prose text-muted">{t('all.text')}</p>
          <ReplayForm key={loaded.since} loaded={loaded} refused={ofOne ? undefined : refused} />
        </section>
      )}
      <section aria-labelledby="sent" className="grid gap-4">
        <h2 id="sent" className="text-xl">
          {t('list', { days: String(DELIVERY_DAYS) })}
        </h2>
        {after ? (
          <Link
            to={webhookPath(role, webhook.id)}
            className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
          >
            {t('first')}
          </Link>
        ) : null}
        {isEmpty ? (
          <EmptyState title={t('none')}>
            <p className="max-w-prose text-muted">{t('none.text')}</p>
          </EmptyState>
        ) : (
          <DeliveryList key={after} loaded={loaded} formKey={ofOne?.key ?? key} />
        )}
      </section>
    </Wrap>
  )
}
