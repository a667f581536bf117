import { MOST_TOKENS } from '@ticarum/contract/values/api-scopes'
import { Link, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { ShownOnce } from '../../components/ui/shown-once.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { ConfirmEmailBanner } from '../identity/confirm-email-banner.tsx'
import { webhooksPath } from '../webhooks/paths.ts'
import { revokingErrors } from './api-token-errors.ts'
import { ApiTokenForm } from './api-token-form.tsx'
import { ApiTokenList } from './api-token-list.tsx'
import type { changeApiTokens, loadApiTokens } from './api-tokens.server.ts'
import { API_REFERENCE, apiTokensPath } from './paths.ts'

const wayOn = 'inline-flex min-h-12 items-center text-primary underline underline-offset-3'

/** By what machines call for the reader's company; its owner makes and revokes it. */
export function ApiTokensPage() {
  const t = useText('api-tokens')
  const { role, me, key, owned } = useLoaderData<typeof loadApiTokens>()
  const answer = useActionData<typeof changeApiTokens>()
  const made = answer && 'token' in answer ? answer : undefined
  const refused = answer && 'code' in answer ? answer : undefined
  const ofRevoking = refused?.values.intent === 'revoke' ? refused : undefined
  const revoked = useFormErrors(ofRevoking, revokingErrors(t))
  const path = apiTokensPath(role)
  const isFull = owned && owned.tokens.filter(({ expired }) => !expired).length >= MOST_TOKENS
  return (
    <Wrap className="grid gap-10 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={`/${role}/settings`}>{t('settings')}</BackLink>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
        <p className="flex flex-wrap gap-x-6">
          <a href={API_REFERENCE} className={wayOn}>
            {t('reference')}
          </a>
          <Link to={webhooksPath(role)} className={wayOn}>
            {t('webhooks')}
          </Link>
        </p>
      </div>
      {made ? (
        <ShownOnce
          title={t('made', { name: made.name })}
          text={t('made.text')}
          name="token"
          value={made.token}
          texts={{ label: t('made.label'), copy: t('copy'), copied: t('copied'), failed: t('failed') }}
        />
      ) : null}
      <FormErrors title={t('error')} errors={revoked.errors} attempt={revoked.attempt} />
      {owned ? (
        <>
          <section aria-labelledby="tokens" className="grid gap-4">
            <h2 id="tokens" className="text-xl">
              {t('tokens')}
            </h2>
            <ApiTokenList tokens={owned.tokens} role={role} />
          </section>
          <section aria-labelledby="make" className="grid gap-4">
            <h2 id="make" className="text-xl">
              {t('make')}
            </h2>
            {isFull ? <p className="text-muted">{t('full', { max: String(MOST_TOKENS) })}</p> : null}
            {me.emailConfirmed ? null : (
              <>
                <p className="text-muted">{t('unconfirmed')}</p>
                <ConfirmEmailBanner email={me.email} formKey={key} />
              </>
            )}
            {me.emailConfirmed && !isFull ? (
              <ApiTokenForm role={role} ways={owned.ways} formKey={key} refused={ofRevoking ? undefined : refused} />
            ) : null}
          </section>
        </>
      ) : (
        <p className="text-muted">{t('owners-only')}</p>
      )}
      {owned?.revoking ? (
        <ConfirmDialog
          title={t('revoke.title')}
          text={t('revoke.text', { name: owned.revoking.name })}
          back={path}
          action={{ intent: 'revoke', id: owned.revoking.id, key: owned.revoking.key }}
          labels={{ cancel: t('cancel'), submit: t('revoke.submit'), busy: t('revoke.busy') }}
        />
      ) : null}
    </Wrap>
  )
}
