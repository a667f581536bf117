import type { Order, WaitingRefund } from '@ticarum/contract/procedures/order-shapes'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useDay, useMoment } from '../../../dates.ts'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { GoogleButton } from '../../identity/google-button.tsx'
import { proofErrors } from '../../security/proof-errors.ts'
import { ProofFields, type ProofWays, proofBefore } from '../../security/proof-fields.tsx'
import type { RefusedOrderAction } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'

const PASSWORD = 'refund-password'

interface WaitingRefundViewProps {
  order: Pick<Order, 'id'>
  refund: WaitingRefund
  /** how the reader can prove who they are; null: they can't confirm it */
  ways: ProofWays | null
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** A refund that waits: a second admin confirms it, and every admin can take it back. */
export function WaitingRefundView({ order, refund, ways, formKey, refused }: WaitingRefundViewProps) {
  const t = useText('waiting-refund')
  const page = useText('order-page')
  const [day, moment, nameOf] = [useDay(), useMoment(), useName()]
  const { amountCents, way, reference, paidOn, proposedBy, proposedAt, dueAt } = refund
  const facts = [
    { label: t('amount'), fact: <Price cents={amountCents} className="font-semibold" /> },
    { label: t('way'), fact: page(`way.${way}`) },
    { label: t('reference'), fact: <bdi>{reference}</bdi> },
    { label: t('paid-on'), fact: day(paidOn) },
  ]
  return (
    <section aria-labelledby="refund-waits" className="grid gap-4 rounded-card bg-sand p-5">
      <h3 id="refund-waits" className="text-lg">
        {t('title')}
      </h3>
      <p>
        {t('entered', { name: nameOf(proposedBy), moment: moment(proposedAt) })}{' '}
        {dueAt ? t('due', { moment: moment(dueAt) }) : t('other')}
      </p>
      <dl>
        {facts.map(({ label, fact }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-t border-rule py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words text-end">{fact}</dd>
          </div>
        ))}
      </dl>
      <DecideRefund order={order} id={refund.id} ways={ways} formKey={formKey} refused={refused} />
    </section>
  )
}

function DecideRefund({ order, id, ways, formKey, refused }: Omit<WaitingRefundViewProps, 'refund'> & { id: string }) {
  const t = useText('waiting-refund')
  const busy = useNavigation().formData?.get('intent')
  const proof = proofErrors(useText('security'))
  const texts: ErrorTexts = {
    fields: (errors, code) => proof.fields(errors, code).map(({ text }) => ({ field: PASSWORD, text })),
    codes: {
      ...proof.codes,
      ALREADY_DECIDED: t('decided'),
      FORBIDDEN: t('forbidden'),
      WRONG_STATE: t('not-due'),
    },
    otherwise: t('error'),
  }
  const { errors, errorOf, attempt } = useFormErrors(refused, texts)
  const first = ways && proofBefore(ways)
  const path = orderPath(order.id)
  return (
    <>
      <Form method="post" action={sentTo(path)} noValidate aria-labelledby="refund-waits" className="grid gap-4">
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="refund" value={id} />
        {ways ? <ProofFields ways={ways} error={errorOf(PASSWORD)} id={PASSWORD} /> : null}
        <div className="flex flex-wrap gap-3">
          {ways && !first ? (
            <Button name="intent" value="confirm-refund" busy={busy === 'confirm-refund'}>
              {t(busy === 'confirm-refund' ? 'confirm.busy' : 'confirm')}
            </Button>
          ) : null}
          <Button name="intent" value="withdraw-refund" variant="line" busy={busy === 'withdraw-refund'}>
            {t(busy === 'withdraw-refund' ? 'withdraw.busy' : 'withdraw')}
          </Button>
        </div>
      </Form>
      {first === 'google' ? <GoogleButton returnTo={path} again /> : null}
    </>
  )
}
