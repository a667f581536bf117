import type { Quote } from '@ticarum/contract/procedures/quotes'
import type { Role } from '@ticarum/contract/values/roles'
import { Link } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Initials } from '../../../components/ui/initials.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { useDay } from '../../../dates.ts'
import { useList } from '../../../lists.ts'
import { useText } from '../../../texts.ts'
import { quoteListPath } from '../paths.ts'
import { QuoteChip } from '../quote-chip.tsx'

/** Number and state of a quote, whose it is, and whose turn. */
export function QuoteHead({ quote, reader }: { quote: Quote; reader: Role }) {
  const t = useText('quotes')
  const nameOf = useName()
  const listed = useList()
  const { customer, supplier } = quote
  return (
    <div className="grid gap-4">
      <BackLink to={quoteListPath(reader)}>{t('title')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl">{t('quote', { number: quote.number })}</h1>
        <QuoteChip state={quote.state} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-3">
        <ul className="flex flex-wrap gap-x-8 gap-y-3">
          {reader === 'customer' ? null : (
            <li className="flex items-center gap-3">
              <Initials of={nameOf(customer.company)} />
              <p className="grid leading-snug">
                <bdi className="font-semibold">{nameOf(customer.company)}</bdi>
                <span className="text-sm text-muted">
                  {listed([customer.city, t('asker', { count: customer.completedOrders })])}
                </span>
              </p>
            </li>
          )}
          {reader === 'supplier' ? null : (
            <li className="flex items-center gap-3">
              <Initials of={supplier.name} />
              <Link
                to={`/supplier/${supplier.id}`}
                className="inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-3"
              >
                <bdi>{supplier.name}</bdi>
              </Link>
            </li>
          )}
        </ul>
        <WhoseTurn quote={quote} reader={reader} />
      </div>
      {quote.reason ? (
        <p className="rounded-control bg-danger-wash px-4 py-3" dir="auto">
          {quote.reason}
        </p>
      ) : null}
    </div>
  )
}

/** Who acts next and by when, or how it ended. */
function WhoseTurn({ quote, reader }: { quote: Quote; reader: Role }) {
  const t = useText('quotes')
  const day = useDay()
  const { state, waitsFor, answerBy } = quote
  const mine = waitsFor === reader
  return (
    <p className={`inline-flex items-center gap-2 ${mine ? 'font-semibold text-warning' : 'text-muted'}`}>
      <Icon name={waitsFor ? 'clock' : 'circle-alert'} small />
      {waitsFor
        ? t(mine ? 'turn.mine' : `turn.${waitsFor}`, { day: day(answerBy) })
        : t(`ended.${state as 'ordered' | 'withdrawn' | 'declined' | 'expired' | 'closed'}`)}
    </p>
  )
}
