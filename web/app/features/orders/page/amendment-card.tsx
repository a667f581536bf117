import type { Amendment, AmendmentLine } from '@ticarum/contract/procedures/amendments'
import type { Order } from '@ticarum/contract/procedures/order-shapes'
import { standingOf } from '@ticarum/contract/values/payments'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { OldAndNew } from '../../../components/ui/old-and-new.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { isolated } from '../../../isolated.ts'
import { useText } from '../../../texts.ts'
import { BreakdownText } from '../line-list.tsx'
import { orderPath } from '../paths.ts'

type AmendedOrder = Pick<Order, 'id' | 'supplier' | 'amendments' | 'payment'>

interface AmendmentCardProps {
  order: AmendedOrder
  proposal: Amendment
  formKey: string
}

/** What is proposed to change in an order, and the reader's answer to it. */
export function AmendmentCard({ order, proposal, formKey }: AmendmentCardProps) {
  const t = useText('amendments')
  const day = useDay()
  const { may } = order.amendments
  const answers = [
    { intent: 'accept-change', label: t('accept'), variant: 'main', shown: may.includes('accept') },
    { intent: 'decline-change', label: t('decline'), variant: 'line', shown: may.includes('decline') },
    { intent: 'withdraw-change', label: t('withdraw'), variant: 'line', shown: may.includes('withdraw') },
  ] as const
  const until = day(proposal.answerBy)
  const changed = proposal.lines.filter((line) => line.changed.length > 0)
  const unchanged = proposal.lines.length - changed.length
  return (
    <section
      id="change"
      aria-labelledby="change-title"
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id="change-title" className="text-xl">
          {t('title')}
        </h2>
        <p>
          {may.includes('accept')
            ? t('lead.customer', { supplier: isolated(order.supplier.name), day: until })
            : t('lead.others', { day: until })}
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-2">
          {changed.length > 0 ? (
            <ul className="border-t border-rule">
              {changed.map((line) => (
                <Line key={line.productId} line={line} />
              ))}
            </ul>
          ) : null}
          {unchanged > 0 ? <p className="text-sm text-muted">{t('unchanged', { count: unchanged })}</p> : null}
        </div>
        <ProposedSums order={order} proposal={proposal} />
      </div>
      <div className="flex flex-wrap gap-3">
        {answers.map(({ shown, ...answer }) =>
          shown ? (
            <Answer key={answer.intent} {...answer} {...{ formKey, orderId: order.id, id: proposal.id }} />
          ) : null,
        )}
      </div>
    </section>
  )
}

interface AnswerProps {
  orderId: string
  id: string
  formKey: string
  intent: string
  label: string
  variant: 'main' | 'line'
}

function Answer({ orderId, id, formKey, intent, label, variant }: AnswerProps) {
  const t = useText('amendments')
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={sentTo(orderPath(orderId))}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="amendment" value={id} />
      <Button name="intent" value={intent} variant={variant} busy={busy}>
        {busy ? t('busy') : label}
      </Button>
    </Form>
  )
}

/** A value before and after, or just the value where the proposal leaves it as it was. */
const asChanged = (isChanged: boolean, before: ReactNode, after: ReactNode) =>
  isChanged ? <OldAndNew old={before} fresh={after} /> : <span className="text-muted">{after}</span>

function Line({ line }: { line: AmendmentLine }) {
  const t = useText('amendments')
  const product = useText('product')
  const { before, changed, unit } = line
  const after = line.after ?? before
  const amount = (count: number) => product('amount', { unit, count })
  return (
    <li className="grid gap-0.5 border-b border-line py-3">
      <b className={`font-semibold ${line.after ? '' : 'line-through'}`}>
        <Written language={line.language}>{line.name}</Written>
      </b>
      {line.after ? null : (
        <p className="inline-flex items-center gap-1.5 text-sm text-danger">
          <Icon name="ban" small />
          {t('struck-out')}
        </p>
      )}
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span>{asChanged(changed.includes('quantity'), amount(before.quantity), amount(after.quantity))}</span>
        <span aria-hidden="true" className="text-muted">
          ×
        </span>
        <span>
          {asChanged(
            changed.includes('unitPriceCents'),
            <Price cents={before.unitPriceCents} />,
            <Price cents={after.unitPriceCents} />,
          )}
        </span>
      </p>
      {changed.includes('breakdown') ? (
        <del className="block text-muted decoration-danger">
          <BreakdownText line={{ ...line, breakdown: before.breakdown }} />
        </del>
      ) : null}
      <BreakdownText line={{ ...line, breakdown: after.breakdown }} />
    </li>
  )
}

/** What the order would come to; what is owed then, for those who read of payments. */
function ProposedSums({ order: { payment }, proposal: { before, after } }: Omit<AmendmentCardProps, 'formKey'>) {
  const t = useText('order-page')
  const orders = useText('orders')
  const day = useDay()
  const sum = (name: 'totalCents' | 'depositCents') =>
    asChanged(before[name] !== after[name], <Price cents={before[name]} />, <Price cents={after[name]} />)
  const owed = payment && payment.owedCents - before.totalCents + after.totalCents
  return (
    <Manifest
      rows={[
        { label: t('total'), value: sum('totalCents') },
        { label: t('part.deposit'), value: sum('depositCents') },
        ...(owed === undefined
          ? []
          : [{ label: t(`owed.${standingOf(owed)}`), value: <Price cents={Math.abs(owed)} /> }]),
        ...(after.readyOn
          ? [
              {
                label: orders('ready'),
                value: asChanged(
                  before.readyOn !== after.readyOn,
                  before.readyOn ? day(before.readyOn) : '–',
                  day(after.readyOn),
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
