import type { QuoteRow } from '@ticarum/contract/procedures/quotes'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { quotePath } from '../paths.ts'
import { QuoteChip } from '../quote-chip.tsx'
import { GoodsOfQuote } from './goods-of-quote.tsx'

const FIRST_SCREEN = 6

const rowGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 ' +
  'md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-start'

interface QuoteListProps {
  first: { items: QuoteRow[]; next: string | null }
  address: string
  reader: 'customer' | 'supplier'
  /** shown if the list is empty */
  none: ReactNode
}

/** Quotes of a side, newest first. 'Load more' is a link to the next page; with scripts its items are appended. */
export function QuoteList({ first, address, reader, none }: QuoteListProps) {
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) return none
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map((quote, place) => (
          <QuoteRowView
            key={quote.id}
            quote={quote}
            reader={reader}
            first={place < FIRST_SCREEN}
            focus={focusOf(quote.id)}
          />
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}

interface QuoteRowViewProps {
  quote: QuoteRow
  reader: QuoteListProps['reader']
  /** on the first screen: its picture is loaded eagerly */
  first: boolean
  focus: Pick<ComponentProps<'li'>, 'ref' | 'tabIndex'> | undefined
}

function QuoteRowView({ quote, reader, first, focus }: QuoteRowViewProps) {
  const t = useText('quote-lists')
  const quotes = useText('quotes')
  const day = useDay()
  const nameOf = useName()
  const { customer, supplier, number, act, waitsFor } = quote
  const page = quotePath(reader, quote.id)
  const other =
    reader === 'customer' ? supplier.name : t('customer.at', { name: nameOf(customer.company), city: customer.city })
  return (
    <li {...focus} className={rowGrid}>
      <div className="size-18 flex-none rounded-control bg-sand">
        {quote.first.image ? <Photo picture={quote.first.image} alt="" sizes="72px" first={first} /> : null}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="text-md sm:text-lg">
          <bdi>{other}</bdi>
        </h2>
        <p>
          <Link to={page} className="font-semibold text-primary underline underline-offset-3">
            <bdi>{number}</bdi>
          </Link>{' '}
          · <GoodsOfQuote quote={quote} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm text-muted">
          <QuoteChip state={quote.state} />
          {waitsFor ? t('until', { day: day(quote.answerBy) }) : day(quote.requestedAt)}
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 md:col-span-1 md:grid md:justify-items-end">
        {quote.totalCents === null ? (
          <span className="text-muted">{quotes('no-price')}</span>
        ) : (
          <Price cents={quote.totalCents} className="text-lg font-semibold" />
        )}
        <ButtonLink
          to={page}
          variant={act ? 'main' : 'line'}
          small
          aria-label={t(act ? `${act}.of` : 'open.of', { number })}
        >
          {act ? quotes(`row.${act}`) : t('open')}
        </ButtonLink>
      </div>
    </li>
  )
}
