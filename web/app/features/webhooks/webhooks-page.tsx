import { MOST_WEBHOOKS } from '@ticarum/contract/values/webhooks'
import { useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { ShownOnce } from '../../components/ui/shown-once.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { apiTokensPath } from '../api-tokens/paths.ts'
import { ConfirmEmailBanner } from '../identity/confirm-email-banner.tsx'
import { webhooksPath } from './paths.ts'
import { removingErrors } from './webhook-errors.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookList } from './webhook-list.tsx'
import type { changeWebhooks, loadWebhooks } from './webhooks.server.ts'

/** Addresses of the company's machines that are told what happens; its owner makes and removes them. */
export function WebhooksPage() {
  const t = useText('webhooks')
  const { role, me, key, owned } = useLoaderData<typeof loadWebhooks>()
  const answer = useActionData<typeof changeWebhooks>()
  const made = answer && 'secret' in answer ? answer : undefined
  const refused = answer && 'code' in answer ? answer : undefined
  const ofRemoving = refused?.values.intent === 'remove' ? refused : undefined
  const removed = useFormErrors(ofRemoving, removingErrors(t))
  const isFull = owned && owned.webhooks.length >= MOST_WEBHOOKS
  return (
    <Wrap className="grid gap-10 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={apiTokensPath(role)}>{t('tokens')}</BackLink>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      {made ? (
        <ShownOnce
          title={t('made', { host: made.host })}
          text={t('made.text')}
          name="secret"
          value={made.secret}
          texts={{ label: t('made.label'), copy: t('copy'), copied: t('copied'), failed: t('failed') }}
        />
      ) : null}
      <FormErrors title={t('error')} errors={removed.errors} attempt={removed.attempt} />
      {owned ? (
        <>
          <section aria-labelledby="webhooks" className="grid gap-4">
            <h2 id="webhooks" className="text-xl">
              {t('webhooks')}
            </h2>
            <WebhookList webhooks={owned.webhooks} role={role} />
          </section>
          <section aria-labelledby="make" className="grid gap-4">
            <h2 id="make" className="text-xl">
              {t('make')}
            </h2>
            {isFull ? <p className="text-muted">{t('full', { max: String(MOST_WEBHOOKS) })}</p> : null}
            {me.emailConfirmed ? null : (
              <>
                <p className="text-muted">{t('unconfirmed')}</p>
                <ConfirmEmailBanner email={me.email} formKey={key} />
              </>
            )}
            {me.emailConfirmed && !isFull ? (
              <WebhookForm role={role} ways={owned.ways} formKey={key} refused={ofRemoving ? undefined : refused} />
            ) : null}
          </section>
        </>
      ) : (
        <p className="text-muted">{t('owners-only')}</p>
      )}
      {owned?.removing ? (
        <ConfirmDialog
          title={t('remove.title')}
          text={t('remove.text', { host: owned.removing.host })}
          back={webhooksPath(role)}
          action={{ intent: 'remove', id: owned.removing.id, key: owned.removing.key }}
          labels={{ cancel: t('cancel'), submit: t('remove.submit'), busy: t('remove.busy') }}
        />
      ) : null}
    </Wrap>
  )
}
