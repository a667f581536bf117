import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { loadRequest } from '../../features/quotes/request/load-request.server.ts'
import { RequestForm } from '../../features/quotes/request/request-form.tsx'
import { requestQuoteAction } from '../../features/quotes/request/request-quote.server.ts'
import { SupplierChoice } from '../../features/quotes/request/supplier-choice.tsx'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadRequest(args)

export const action = (args: ActionFunctionArgs) => requestQuoteAction(args)

/** A product that is gone (404) reloads the form, so it shows what is left. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 404 || defaultShouldRevalidate

export default function NewQuote() {
  const t = useText('request-quote')
  const { suppliers, unlisted, leftOut, ports, values, emailToConfirm, key } = useLoaderData<typeof loader>()
  const redrawn = useActionData<typeof action>()
  const [asked, another] = suppliers
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        {asked && !another ? (
          <p className="max-w-prose text-muted">{t('lead', { supplier: asked.supplier.name })}</p>
        ) : null}
        {unlisted > 0 ? <p className="font-semibold text-warning">{t('unlisted', { count: unlisted })}</p> : null}
        {leftOut > 0 ? <p className="font-semibold text-warning">{t('left-out', { count: leftOut })}</p> : null}
      </div>
      {!asked ? (
        <EmptyState title={t('none')}>
          <ButtonLink to="/products">{t('browse')}</ButtonLink>
        </EmptyState>
      ) : another ? (
        <SupplierChoice suppliers={suppliers} />
      ) : (
        <RequestForm
          key={asked.goods.map(({ productId }) => productId).join()}
          asked={asked}
          ports={ports}
          values={values}
          emailToConfirm={emailToConfirm}
          formKey={key}
          redrawn={redrawn}
        />
      )}
    </Wrap>
  )
}
