import { standingOf } from '@ticarum/contract/values/payments'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Icon } from '../components/icons/icon.tsx'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { BackLink } from '../components/ui/back-link.tsx'
import { Button } from '../components/ui/button.tsx'
import { Manifest } from '../components/ui/manifest.tsx'
import { useName } from '../components/ui/person-name.tsx'
import { Price } from '../components/ui/price.tsx'
import { useDay } from '../dates.ts'
import { loadPaymentPaper } from '../features/orders/page/load-payment-paper.server.ts'
import { CompanyOnPaper, Party } from '../features/orders/page/on-paper.tsx'
import { orderPath } from '../features/orders/paths.ts'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadPaymentPaper(args)

/** The receipt of a payment or the note of a refund, to be printed. */
export default function PaymentPaper() {
  const t = useText('order-page')
  const paper = useText('order-paper')
  const day = useDay()
  const nameOf = useName()
  const { order, entry, company } = useLoaderData<typeof loader>()
  const { customer, address } = order
  const title = t(entry.kind === 'refunded' ? 'note-of-refund' : 'receipt', { number: entry.number })
  const rows = [
    { label: paper('paper.order'), value: <bdi>{order.number}</bdi> },
    { label: paper('paper.amount'), value: <Price cents={entry.amountCents} className="text-lg font-bold" /> },
    ...(entry.way ? [{ label: t('way'), value: t(`way.${entry.way}`) }] : []),
    ...(entry.reference ? [{ label: t('entry.reference'), value: <bdi>{entry.reference}</bdi> }] : []),
    ...(entry.paidOn ? [{ label: t('paid-on'), value: day(entry.paidOn) }] : []),
    { label: t('total'), value: <Price cents={order.totalCents} /> },
    {
      label: paper(`owed-after.${standingOf(entry.owedAfterCents)}`),
      value: <Price cents={Math.abs(entry.owedAfterCents)} />,
      id: 'owed',
    },
  ]
  return (
    <Wrap className="grid max-w-prose! gap-6 pt-4 pb-16 lg:pt-6 print:max-w-none! print:p-0">
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink to={orderPath(order.id)}>{t('title', { number: order.number })}</BackLink>
        <Button type="button" variant="line" className="hidden! scripted:inline-flex!" onClick={() => window.print()}>
          <Icon name="printer" />
          {t('print')}
        </Button>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-6 border-b border-rule pb-3">
        <div className="grid">
          <h1 className="text-2xl">{title}</h1>
          <p>{day(entry.at)}</p>
        </div>
        <CompanyOnPaper company={company} />
      </div>
      <Party
        title={paper(entry.kind === 'refunded' ? 'paper.paid-to' : 'paper.received-from')}
        lines={[nameOf(customer.company), nameOf(customer.name), address.street, address.city, address.country]}
      />
      <Manifest rows={rows} />
    </Wrap>
  )
}
