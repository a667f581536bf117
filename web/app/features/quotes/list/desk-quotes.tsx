import type { QuoteRow } from '@ticarum/contract/procedures/quotes'
import { Link } from 'react-router'
import { shownColumns } from '../../../components/table/columns.ts'
import { type Column, Table } from '../../../components/table/table.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { PersonName } from '../../../components/ui/person-name.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { quotePath } from '../paths.ts'
import { QuoteChip } from '../quote-chip.tsx'
import { GoodsOfQuote } from './goods-of-quote.tsx'

interface DeskQuotesProps {
  first: { items: QuoteRow[]; next: string | null }
  columns: string[] | null
  address: string
}

/** All companies' quotes, newest first. */
export function DeskQuotes({ first, columns, address }: DeskQuotesProps) {
  const t = useText('quote-lists')
  const quotes = useText('quotes')
  const { items, more, focusOf } = useMore(first, address)
  const all = useQuoteColumns()
  if (items.length === 0) return <EmptyState title={t('none.found')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Table label={quotes('title')} rows={items} columns={shownColumns(all, columns)} focusOf={focusOf} />
      <LoadMore {...more} />
    </div>
  )
}

/** The columns of the desk's quotes. */
export function useQuoteColumns(): [Column<QuoteRow>, ...Column<QuoteRow>[]] {
  const t = useText('quote-lists')
  const quotes = useText('quotes')
  const day = useDay()
  return [
    {
      id: 'quote',
      label: t('column.quote'),
      place: 'title',
      cell: ({ id, number, requestedAt }) => (
        <>
          <Link
            to={quotePath('admin', id)}
            className="inline-block font-semibold text-primary underline underline-offset-3"
          >
            <bdi>{number}</bdi>
          </Link>{' '}
          <span className="text-xs text-muted xl:block">{day(requestedAt)}</span>
        </>
      ),
    },
    {
      id: 'total',
      label: t('column.total'),
      place: 'side',
      atEnd: true,
      cell: ({ totalCents }) =>
        totalCents === null ? (
          <span className="text-muted">{quotes('no-price')}</span>
        ) : (
          <Price cents={totalCents} className="font-semibold xl:font-normal" />
        ),
    },
    {
      id: 'customer',
      label: t('column.customer'),
      place: 'wide',
      narrow: true,
      cell: ({ customer: { company, city } }) => (
        <>
          <PersonName name={company} className="xl:block xl:truncate" />{' '}
          <span className="text-sm text-muted xl:block xl:truncate">{city}</span>
        </>
      ),
    },
    {
      id: 'goods',
      label: t('column.goods'),
      place: 'wide',
      narrow: true,
      cell: (quote) => (
        <>
          <span className="xl:block xl:truncate">
            <GoodsOfQuote quote={quote} />
          </span>{' '}
          <bdi className="text-sm text-muted xl:block xl:truncate">{quote.supplier.name}</bdi>
        </>
      ),
    },
    {
      id: 'state',
      label: t('column.state'),
      place: 'line',
      cell: ({ state, claimAsked }) => (
        <>
          <QuoteChip state={state} />{' '}
          {claimAsked ? <b className="text-sm font-semibold text-warning xl:block">{t('claim-asked')}</b> : null}
        </>
      ),
    },
    {
      id: 'until',
      label: quotes('column.until'),
      place: 'end',
      cell: ({ waitsFor, answerBy }) => (waitsFor ? day(answerBy) : '–'),
    },
    { id: 'version', label: t('column.version'), extra: true, cell: ({ version }) => t('count', { count: version }) },
  ]
}
