import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { TableTools } from '../../components/table/table-tools.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { DeskQuotes, useQuoteColumns } from '../../features/quotes/list/desk-quotes.tsx'
import { loadQuotes } from '../../features/quotes/list/load-quotes.server.ts'
import { ViewTabs } from '../../features/quotes/list/view-tabs.tsx'
import { quoteListPath, quotesPath } from '../../features/quotes/paths.ts'
import { PREPARE_PATH } from '../../features/quotes/prepare/paths.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadQuotes(args)

export default function ManageQuotes() {
  const t = useText('quote-lists')
  const quotes = useText('quotes')
  const { view, after, waiting, columns, list } = useLoaderData<typeof loader>()
  const address = quotesPath('admin', view)
  return (
    <DeskListPage
      t={(key) => quotes(key === 'lead' ? 'title' : key)}
      address={address}
      toBeginning={after ? t('newest') : null}
      dense
      beside={<ViewTabs reader="admin" view={view} waiting={waiting} compact />}
      filters={
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={PREPARE_PATH} variant="line" small>
            {t('prepare')}
          </ButtonLink>
          <TableTools
            page={quoteListPath('admin')}
            columns={useQuoteColumns()}
            chosen={columns}
            kept={[['view', view]]}
          />
        </div>
      }
    >
      {list ? (
        <DeskQuotes key={`${address} ${list.after}`} first={list.page} columns={columns} address={address} />
      ) : null}
    </DeskListPage>
  )
}
