import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useMoment } from '../../../dates.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { quotePath } from '../../quotes/paths.ts'
import { QuoteChip } from '../../quotes/quote-chip.tsx'
import { AskForm, type RefusedAsking } from './ask-form.tsx'
import { deskNeedErrors } from './desk-need-errors.ts'
import type { Asking, NeedSubject } from './load-asking.server.ts'

interface NeedDeskProps {
  need: NeedSubject
  asking: Asking
  /** of the item */
  version: string
  address: string
  formKey: string
  intent: string | undefined
  refused: RefusedAsking | undefined
}

/** What is needed, whom the desk asked for it and what they answered. */
export function NeedDesk({ need, asking, version, address, formKey, intent, refused }: NeedDeskProps) {
  const t = useText('desk-needs')
  const inbox = useText('inbox')
  const { quantity, pictureId, customerId, quotes } = need
  const unsent = quotes.filter(({ state, sentAt }) => state === 'offered' && sentAt === null).length
  return (
    <>
      <Manifest
        rows={[
          { label: t('quantity'), value: quantity === null ? t('unsaid') : inbox('count', { count: quantity }) },
          { label: t('port'), value: asking.port ?? t('unsaid') },
        ]}
      />
      {pictureId ? (
        <a href={`/files/needs/${pictureId}`} className="justify-self-start">
          <img src={`/files/needs/${pictureId}`} alt={t('picture')} loading="lazy" className="max-h-72 rounded-card" />
        </a>
      ) : null}
      {quotes.length > 0 ? <AskedSuppliers quotes={quotes} /> : null}
      {unsent > 0 || (refused && intent === 'send-deals') ? (
        <SendDeals
          needId={need.id}
          unsent={unsent}
          version={version}
          address={address}
          formKey={formKey}
          refused={intent === 'send-deals' ? refused : undefined}
        />
      ) : null}
      {customerId ? null : <p className="max-w-prose rounded-control bg-sand-2 px-4 py-3">{t('unregistered')}</p>}
      <AskForm
        need={need}
        asking={asking}
        address={address}
        formKey={formKey}
        refused={intent === 'ask' ? refused : undefined}
      />
    </>
  )
}

function AskedSuppliers({ quotes }: Pick<NeedSubject, 'quotes'>) {
  const t = useText('desk-needs')
  const moment = useMoment()
  return (
    <section aria-labelledby="asked" className="grid gap-2">
      <h2 id="asked" className="text-lg">
        {t('quotes')}
      </h2>
      <ul className="border-t border-rule">
        {quotes.map(({ id, number, supplier, state, totalCents, sentAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <Link
              to={quotePath('admin', id)}
              className="inline-flex min-h-10 items-center text-primary underline underline-offset-3"
            >
              <bdi>{number}</bdi>
            </Link>
            <bdi className="font-semibold">{supplier.name}</bdi>
            <QuoteChip state={state} />
            {totalCents === null ? null : <Price cents={totalCents} className="font-semibold" />}
            {sentAt ? <span className="text-sm text-muted">{t('sent', { moment: moment(sentAt) })}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SendDealsProps {
  needId: string
  unsent: number
  version: string
  address: string
  formKey: string
  refused: RefusedAsking | undefined
}

function SendDeals({ needId, unsent, version, address, formKey, refused }: SendDealsProps) {
  const t = useText('desk-needs')
  const busy = useNavigation().formData?.get('intent') === 'send-deals'
  const { errors, attempt } = useFormErrors(refused, deskNeedErrors(t, 'send-deals'))
  return (
    <Form method="post" action={sentTo(address)} preventScrollReset className="grid max-w-prose gap-3">
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="needId" value={needId} />
      <input type="hidden" name="version" value={version} />
      <p>{t('deals.lead', { count: unsent })}</p>
      <div>
        <Button name="intent" value="send-deals" busy={busy}>
          {t(busy ? 'deals.busy' : 'deals')}
        </Button>
      </div>
    </Form>
  )
}
