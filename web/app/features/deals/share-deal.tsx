import { useFetcher } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { CopyField } from '../../components/ui/copy-field.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { SendInLanguage } from '../whatsapp/send-in-language.tsx'
import { shareDealPath } from './paths.ts'
import type { shareDealAction } from './share-deal.server.ts'

type ShareAnswer = Awaited<ReturnType<typeof shareDealAction>>['data']

interface ShareDealProps {
  quoteId: string
  /** whether there is a link already */
  shared: boolean
  /** the server's response without scripts */
  answered?: ShareAnswer | undefined
}

/** Shows the link to a quote, to copy it or to send it by WhatsApp, and revokes it. */
export function ShareDeal({ quoteId, shared, answered }: ShareDealProps) {
  const t = useText('share-deal')
  const fetcher = useFetcher<typeof shareDealAction>()
  const answer = (fetcher.data as ShareAnswer | undefined) ?? answered
  const busy = fetcher.formData?.get('intent')
  const link = answer && 'url' in answer ? answer : undefined
  const refused = answer && 'code' in answer ? answer : undefined
  const revoked = answer !== undefined && 'revoked' in answer
  const { errors, attempt } = useFormErrors(refused, { otherwise: t('error.act') })
  const action = sentTo(shareDealPath(quoteId))
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{t('text')}</p>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      {link?.url && link.whatsapp ? (
        <section aria-labelledby="deal-link" className="grid w-full gap-4 rounded-card bg-sand p-5">
          <h3 id="deal-link" className="text-lg">
            {t('stays')}
          </h3>
          <CopyField
            name="link"
            value={link.url}
            texts={{ label: t('link'), copy: t('copy'), copied: t('copied'), failed: t('failed') }}
          />
          <SendInLanguage title={t('whatsapp')} links={link.whatsapp} />
        </section>
      ) : (
        <fetcher.Form method="post" action={action} preventScrollReset>
          <Button name="intent" value="link" variant="line" busy={busy === 'link'}>
            {t(busy === 'link' ? 'busy' : 'show')}
          </Button>
        </fetcher.Form>
      )}
      {link?.url === null ? <p role="status">{t('hidden')}</p> : null}
      {revoked ? <p role="status">{t('revoked')}</p> : null}
      {link || (shared && !revoked) ? (
        <fetcher.Form method="post" action={action} preventScrollReset className="grid justify-items-start gap-2">
          <p className="text-sm text-muted">{t('shared')}</p>
          <Button name="intent" value="revoke" variant="danger" busy={busy === 'revoke'}>
            {t(busy === 'revoke' ? 'revoking' : 'revoke')}
          </Button>
        </fetcher.Form>
      ) : null}
    </div>
  )
}
