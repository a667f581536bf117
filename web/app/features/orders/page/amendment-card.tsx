import type { Amendment, AmendmentLine } from '@ticarum/contract/procedures/amendments'
import type { Order } from '@ticarum/contract/procedures/order-shapes'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { isolated } from '../../../isolated.ts'
import { useText } from '../../../texts.ts'
import { BreakdownText } from '../line-list.tsx'
import { orderPath } from '../paths.ts'

interface AmendmentCardProps {
  order: Pick<Order, 'id' | 'supplier' | 'amendments'>
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
  return (
    <section id="change" aria-labelledby="change-title" className="grid gap-4 rounded-card border border-line p-5">
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
      <ul className="border-t border-rule">
        {proposal.lines.map((line) => (
          <Line key={line.productId} line={line} />
        ))}
      </ul>
      <Sums proposal={proposal} />
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

function Line({ line }: { line: AmendmentLine }) {
  const t = useText('amendments')
  const product = useText('product')
  const { before, after, changed, unit } = line
  const amount = (count: number) => product('amount', { unit, count })
  return (
    <li className="grid gap-0.5 border-b border-line py-3">
      <b className={`font-semibold ${after ? '' : 'line-through'}`}>
        <Written language={line.language}>{line.name}</Written>
      </b>
      {after ? null : <p className="text-sm font-semibold text-danger">{t('struck-out')}</p>}
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Changed
          before={changed.includes('quantity') ? amount(before.quantity) : null}
          after={amount((after ?? before).quantity)}
        />
        <Changed
          before={changed.includes('unitPriceCents') ? <Price cents={before.unitPriceCents} /> : null}
          after={<Price cents={(after ?? before).unitPriceCents} />}
        />
      </p>
      <BreakdownText line={{ ...line, breakdown: (after ?? before).breakdown }} />
    </li>
  )
}

/** What it was, crossed out and named so for who does not see that, and what it would be. */
function Changed({ before, after }: { before: ReactNode; after: ReactNode }) {
  const t = useText('amendments')
  if (before === null) return <span className="text-muted">{after}</span>
  return (
    <span>
      <s className="text-muted">
        <span className="sr-only">{t('was')} </span>
        {before}
      </s>{' '}
      <b className="font-semibold">{after}</b>
    </span>
  )
}

function Sums({ proposal: { before, after } }: { proposal: Amendment }) {
  const t = useText('amendments')
  const day = useDay()
  const cents = (name: 'totalCents' | 'depositCents') => (
    <Changed
      before={before[name] === after[name] ? null : <Price cents={before[name]} />}
      after={<Price cents={after[name]} />}
    />
  )
  return (
    <Manifest
      rows={[
        { label: t('total'), value: cents('totalCents') },
        { label: t('deposit'), value: cents('depositCents') },
        ...(after.readyOn
          ? [
              {
                label: t('ready'),
                value: (
                  <Changed
                    before={before.readyOn && before.readyOn !== after.readyOn ? day(before.readyOn) : null}
                    after={day(after.readyOn)}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** The order as it was before each accepted proposal, newest first. */
export function EarlierVersions({ amendments }: { amendments: Amendment[] }) {
  const t = useText('amendments')
  const product = useText('product')
  const day = useDay()
  const accepted = amendments.filter(({ state }) => state === 'accepted')
  if (accepted.length === 0) return null
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <h2 id="versions" className="text-xl">
        {t('earlier')}
      </h2>
      {accepted.map(({ id, version, endedAt, before, lines }) => (
        <details key={id} className="border-b border-line pb-3">
          <summary className="min-h-11 py-2 font-semibold">
            {t('version', { number: version, day: day(endedAt ?? '') })}
          </summary>
          <ul>
            {lines.map((line) => (
              <li key={line.productId} className="flex justify-between gap-4 py-1">
                <span>
                  <Written language={line.language}>{line.name}</Written>{' '}
                  <span className="text-sm text-muted">
                    {product('amount', { unit: line.unit, count: line.before.quantity })} ×{' '}
                    <Price cents={line.before.unitPriceCents} />
                  </span>
                </span>
                <Price cents={line.before.totalCents} />
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-4 py-1 font-semibold">
            {t('total')}
            <Price cents={before.totalCents} />
          </p>
        </details>
      ))}
    </section>
  )
}
