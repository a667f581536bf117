import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { quoteListPath } from '../../features/quotes/paths.ts'
import { FindGoods } from '../../features/quotes/prepare/find-goods.tsx'
import { loadPrepare } from '../../features/quotes/prepare/load-prepare.server.ts'
import { PrepareForm } from '../../features/quotes/prepare/prepare-form.tsx'
import { prepareQuoteAction } from '../../features/quotes/prepare/prepare-quote.server.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadPrepare(args)

export const action = (args: ActionFunctionArgs) => prepareQuoteAction(args)

/** A product that is gone (404) reloads the form, so it shows what is left. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 404 || defaultShouldRevalidate

/** An admin asks for a price in the name of a customer, or of somebody who is not registered yet. */
export default function NewPreparedQuote() {
  const t = useText('prepare-quote')
  const quotes = useText('quotes')
  const { asked, productIds, leftOut, customer, q, found, ports, values, key } = useLoaderData<typeof loader>()
  const redrawn = useActionData<typeof action>()
  return (
    <Wrap className="grid gap-6 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <BackLink to={quoteListPath('admin')}>{quotes('title')}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
        {leftOut > 0 ? <p className="font-semibold text-warning">{t('left-out', { count: leftOut })}</p> : null}
      </div>
      <FindGoods
        key={`${productIds.join()} ${q}`}
        productIds={productIds}
        q={q}
        found={found}
        customer={customer?.userId}
        supplier={asked?.supplier.name}
      />
      {asked ? (
        <PrepareForm
          key={productIds.join()}
          asked={asked}
          customer={customer}
          ports={ports}
          values={values}
          formKey={key}
          redrawn={redrawn}
        />
      ) : null}
    </Wrap>
  )
}
