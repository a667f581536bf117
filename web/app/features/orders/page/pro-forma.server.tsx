import type { CompanyFacts } from '@ticarum/contract/procedures/company-facts'
import type { Order, PaymentPart } from '@ticarum/contract/procedures/order-shapes'
import type { Language } from '@ticarum/contract/values/languages'
import type { Role } from '@ticarum/contract/values/roles'
import { use } from 'react'
import { renderStill } from '../../../components/static/prerender.server.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { isolated } from '../../../isolated.ts'
import { volume, weight } from '../../../measures.ts'
import { LanguageContext, useText } from '../../../texts.ts'
import { BreakdownText } from '../line-list.tsx'
import { MoneyTermsText } from '../money-terms.tsx'
import { CompanyOnPaper, Party } from './on-paper.tsx'
import { useFacts } from './order-facts.tsx'
import { Sums, useDueText } from './payments.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

/** Facts left out here: the parties' addresses contain them, or they concern only company and supplier. */
const others = ['ship-to', 'contact', 'phone', 'supplier', 'fee']

const cell = 'border-b border-line py-2 ps-4 text-end align-top first:ps-0 first:text-start'
const sum = 'border-b-3 border-double border-rule py-2'

interface ProFormaProps {
  order: Order
  /** the trading company; null: could not be read */
  company: CompanyFacts | null
  port: string | null
  reader: Role
}

/** Pro forma invoice on A4 for bank and customs, visible in print only; finished markup, whose code no page carries. */
export const proFormaHtml = (language: Language, paper: ProFormaProps): string =>
  renderStill(<ProForma {...paper} />, language)

function ProForma({ order, company, port, reader }: ProFormaProps) {
  const t = useText('order-page')
  const paper = useText('order-paper')
  const common = useText('common')
  const product = useText('product')
  const day = useDay()
  const nameOf = useName()
  const language = use(LanguageContext)
  const facts = useFacts(order, port, reader).filter(({ id }) => id === undefined || !others.includes(id))
  return (
    <div aria-hidden="true" className="pro-forma hidden text-sm print:grid print:gap-6">
      <div className="flex items-start justify-between gap-6 border-b border-rule pb-3">
        <div className="grid">
          <p className="font-title text-2xl font-bold">{paper('paper.title')}</p>
          <p>{t('title', { number: order.number })}</p>
          <p>{day(order.placedAt)}</p>
        </div>
        <CompanyOnPaper company={company} />
      </div>
      <div className="grid grid-cols-2 gap-6">
        <Party
          title={paper('paper.seller')}
          lines={[order.supplier.name, paper('paper.through', { company: common('brand') })]}
        />
        <Party
          title={paper('paper.buyer')}
          lines={[
            nameOf(order.customer.company),
            nameOf(order.customer.name),
            order.address.street,
            [order.address.postalCode, order.address.city, order.address.state].filter(Boolean).join(' '),
            order.address.country,
            order.customer.email,
            order.customer.phone ?? '',
          ]}
        />
      </div>
      <table className="w-full border-t border-rule">
        <thead>
          <tr>
            {(['goods', 'quantity', 'price', 'volume', 'weight', 'amount'] as const).map((column) => (
              <th key={column} scope="col" className={`${cell} font-semibold`}>
                {paper(`paper.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.productId} className="break-inside-avoid">
              <td className={cell}>
                <Written language={line.language}>{line.name}</Written>
                {line.articleCode ? <bdi className="block text-muted">{line.articleCode}</bdi> : null}
                <BreakdownText line={line} />
              </td>
              <td className={`${cell} whitespace-nowrap`}>
                {product('amount', { unit: line.unit, count: line.quantity })}
              </td>
              <td className={cell}>
                <Price cents={line.unitPriceCents} />
              </td>
              <td className={`${cell} whitespace-nowrap`}>
                <bdi>
                  {line.details.volumeCm3 === null ? '–' : volume(line.details.volumeCm3 * line.quantity, language)}
                </bdi>
              </td>
              <td className={`${cell} whitespace-nowrap`}>
                <bdi>
                  {line.details.weightGrams === null ? '–' : weight(line.details.weightGrams * line.quantity, language)}
                </bdi>
              </td>
              <td className={cell}>
                <Price cents={line.totalCents} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5} className={`text-start ${sum}`}>
              {t('total')}
            </th>
            <td className={`text-end ${sum}`}>
              <Price cents={order.totalCents} className="text-lg font-bold" />
            </td>
          </tr>
        </tfoot>
      </table>
      <p>{t('not-included')}</p>
      <dl className="grid grid-cols-2 gap-x-8 border-t border-rule">
        {facts.map(({ label, value, id }) => (
          <div key={id ?? String(label)} className="grid grid-cols-2 gap-3 border-b border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {order.payment && order.status !== 'cancelled' ? (
        <div className="grid break-inside-avoid grid-cols-2 gap-8">
          <DueOnPaper payment={order.payment} />
          <WaysToPay ways={order.payment.ways} reference={order.number} />
        </div>
      ) : null}
      {order.payment ? <MoneyTermsText terms={order.payment.terms} /> : null}
      <p className="text-muted">{paper('paper.terms', { version: isolated(order.termsVersion) })}</p>
    </div>
  )
}

function DueOnPaper({ payment }: { payment: NonNullable<Order['payment']> }) {
  const t = useText('order-page')
  return (
    <div className="grid content-start gap-3">
      <p className="font-title text-lg font-bold">{t('payments')}</p>
      <ul className="border-t border-rule">
        {payment.parts.map((part) => (
          <PartOnPaper key={part.part} part={part} depositDays={payment.depositDays} />
        ))}
      </ul>
      <Sums payment={payment} />
    </div>
  )
}

function PartOnPaper({ part, depositDays }: { part: PaymentPart; depositDays: number }) {
  const t = useText('order-page')
  const when = useDueText(part, depositDays)
  return (
    <li className="flex justify-between gap-4 border-b border-line py-2">
      <span>
        {t(`part.${part.part}`)}{' '}
        <span className="text-muted">{part.receivedCents === part.dueCents ? t('part.received') : when}</span>
      </span>
      <Price cents={part.dueCents} />
    </li>
  )
}
