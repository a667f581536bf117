import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../components/layout/desk-list-page.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'
import { loadQuotes } from '../features/quotes/list/load-quotes.server.ts'
import { QuoteList } from '../features/quotes/list/quote-list.tsx'
import { ViewTabs } from '../features/quotes/list/view-tabs.tsx'
import { quotesPath } from '../features/quotes/paths.ts'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadQuotes(args)

/** A company's quotes, of a customer or a supplier. */
export default function Quotes() {
  const t = useText('quote-lists')
  const quotes = useText('quotes')
  const { role, view, after, waiting, list } = useLoaderData<typeof loader>()
  const reader = role === 'supplier' ? role : 'customer'
  const address = quotesPath(reader, view)
  return (
    <DeskListPage
      t={(key) => (key === 'lead' ? t(`lead.${reader}`) : quotes(key))}
      address={address}
      toBeginning={after ? t('newest') : null}
      filters={<ViewTabs reader={reader} view={view} waiting={waiting} />}
    >
      {list ? (
        <QuoteList
          key={`${address} ${list.after}`}
          first={list.page}
          address={address}
          reader={reader}
          none={<NoQuotes reader={reader} all={view === 'all'} />}
        />
      ) : null}
    </DeskListPage>
  )
}

function NoQuotes({ reader, all }: { reader: 'customer' | 'supplier'; all: boolean }) {
  const t = useText('quote-lists')
  if (!all)
    return (
      <EmptyState title={t('none.found')}>
        <ButtonLink to={quotesPath(reader, 'all')} variant="line">
          {t('view.all')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('none')}>
      <p className="text-muted">{t(`none.${reader}`)}</p>
      {reader === 'customer' ? <ButtonLink to="/products">{t('none.browse')}</ButtonLink> : null}
    </EmptyState>
  )
}
