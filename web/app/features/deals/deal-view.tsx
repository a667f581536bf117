import type { Deal } from '@ticarum/contract/procedures/deals'
import { isOpenQuote } from '@ticarum/contract/values/quote-rules'
import { use } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Manifest } from '../../components/ui/manifest.tsx'
import { Price } from '../../components/ui/price.tsx'
import { useDay } from '../../dates.ts'
import { isolated } from '../../isolated.ts'
import { usePrice } from '../../money.ts'
import { LanguageContext, useText } from '../../texts.ts'
import { StatusChip } from '../orders/order-states.tsx'
import { TrackedOrder } from '../orders/tracked-order.tsx'
import { SupplierBoxView } from '../suppliers/supplier-box.tsx'
import { useChoiceRows } from './choices.tsx'
import { DealLines } from './deal-lines.tsx'
import { DealPreview } from './deal-preview.tsx'
import { DealState } from './deal-state.tsx'

/** Members read the rest on pages of their own. */
export type LinkedDeal = Omit<Deal, 'quoteId'>

interface DealViewProps {
  deal: LinkedDeal
  /** where the reader goes on, if there is such a page, and in which words */
  way: { to: string | null; says: string }
  preview: { title: string; description: string }
  /** of this page, without a language */
  address: string
}

/** A deal for whoever has its link; once it is ordered, where the order stands. */
export function DealView({ deal, way, preview, address }: DealViewProps) {
  const t = useText('deal')
  const { number, state, version, side, supplier, lines, order } = deal
  return (
    <Wrap className="grid grid-cols-1 gap-8 pt-8 pb-16">
      <DealPreview deal={deal} says={preview} address={address} />
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl">{t('title', { number })}</h1>
          <DealState state={state} />
        </div>
        <p className="text-muted">{t(`version.${side}`, { version })}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-3">
        <SupplierBoxView supplier={supplier} />
        <LastDay deal={deal} />
      </div>
      {order ? <DealOrder order={order} /> : null}
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="lines" className="grid content-start gap-3">
          <h2 id="lines" className="text-xl">
            {t('lines', { count: lines.length })}
          </h2>
          <DealLines lines={lines} />
        </section>
        <section aria-labelledby="total" className="grid content-start gap-5 rounded-card border border-line p-5">
          <DealTotal deal={deal} />
          <div className="grid gap-3">
            {way.to === null ? (
              <p className="text-muted">{way.says}</p>
            ) : (
              <ButtonLink to={way.to}>{way.says}</ButtonLink>
            )}
            <SendByWhatsApp deal={deal} address={address} />
          </div>
          <p className="text-sm text-muted">{t('note')}</p>
        </section>
      </div>
    </Wrap>
  )
}

function LastDay({ deal: { state, answerBy } }: { deal: LinkedDeal }) {
  const t = useText('deal')
  const day = useDay()
  if (!isOpenQuote(state)) return null
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon name="clock" />
      {t(state === 'offered' ? 'valid' : 'answer-by', { day: day(answerBy) })}
    </p>
  )
}

function DealOrder({ order }: { order: NonNullable<Deal['order']> }) {
  const t = useText('tracking')
  return (
    <section aria-labelledby="order" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="order" className="text-xl">
          {t('order', { number: order.number })}
        </h2>
        <StatusChip status={order.status} />
      </div>
      <TrackedOrder tracking={order} />
    </section>
  )
}

function DealTotal({ deal }: { deal: LinkedDeal }) {
  const { totalCents, basis, leadDays } = deal
  const t = useText('deal')
  const product = useText('product')
  const choices = useChoiceRows(deal, basis ? 'all' : 'unusual')
  const terms = basis && [
    { label: product('basis'), value: product(`basis.${basis.incoterm}`, { place: basis.place }) },
    ...(leadDays === null ? [] : [{ label: product('ready'), value: product('ready.days', { days: leadDays }) }]),
  ]
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="total" className="text-lg">
          {t('total')}
        </h2>
        {totalCents === null ? (
          <p className="text-muted">{t('no-price')}</p>
        ) : (
          <Price cents={totalCents} className="font-title text-2xl font-bold" />
        )}
      </div>
      {terms || choices.length > 0 ? <Manifest rows={[...(terms ?? []), ...choices]} /> : null}
      <p className="text-sm text-muted">{product('not-included')}</p>
    </>
  )
}

/** The reader chooses to whom; the message is in their language, and so is what the link shows. */
function SendByWhatsApp({ deal, address }: { deal: LinkedDeal; address: string }) {
  const t = useText('deal')
  const price = usePrice()
  const language = use(LanguageContext)
  const { number, supplier, totalCents } = deal
  const said = { number, supplier: supplier.name, link: `${address}?lang=${language}` }
  const message =
    totalCents === null ? t('message.asked', said) : t('message', { ...said, total: isolated(price(totalCents)) })
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="button button-line"
    >
      <Icon name="message" />
      {t('whatsapp')}
    </a>
  )
}
