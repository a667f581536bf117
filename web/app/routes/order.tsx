import { lazy } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { BackLink } from '../components/ui/back-link.tsx'
import { ErrorState } from '../components/ui/error-state.tsx'
import { Unfolds } from '../components/ui/unfolds.tsx'
import { actOnOrder } from '../features/orders/act-on-order.server.ts'
import { NextStepView } from '../features/orders/next-step.tsx'
import { orderActionErrors, type RefusedOrderAction } from '../features/orders/order-action-errors.ts'
import { DueNow } from '../features/orders/page/due-now.tsx'
import { formOpener } from '../features/orders/page/form-summary.tsx'
import { loadOrderPage } from '../features/orders/page/load-order-page.server.ts'
import { OrderFacts } from '../features/orders/page/order-facts.tsx'
import { OrderHead } from '../features/orders/page/order-head.tsx'
import { Payments, waitingRefundForms } from '../features/orders/page/payments.tsx'
import { ShippingSteps } from '../features/orders/page/shipping-steps.tsx'
import { ThreadLink } from '../features/orders/page/thread-link.tsx'
import { Timeline } from '../features/orders/page/timeline.tsx'
import { orderListPaths, orderPath } from '../features/orders/paths.ts'
import { FormErrors } from '../forms/form-errors.tsx'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useText } from '../texts.ts'

// What few orders show, or what is shown after a press (decision 14).
const OrderDialog = lazy(() =>
  import('../features/orders/order-dialog.tsx').then(({ OrderDialog }) => ({ default: OrderDialog })),
)
const AmendmentCard = lazy(() =>
  import('../features/orders/page/amendment-card.tsx').then(({ AmendmentCard }) => ({ default: AmendmentCard })),
)
const EarlierVersions = lazy(() =>
  import('../features/orders/page/earlier-versions.tsx').then(({ EarlierVersions }) => ({ default: EarlierVersions })),
)
const OrderRatingView = lazy(() =>
  import('../features/orders/page/order-rating.tsx').then(({ OrderRatingView }) => ({ default: OrderRatingView })),
)
const InvoiceRecordView = lazy(() =>
  import('../features/orders/page/invoice-record.tsx').then(({ InvoiceRecordView }) => ({
    default: InvoiceRecordView,
  })),
)
const PartsReceived = lazy(() =>
  import('../features/orders/page/parts-received.tsx').then(({ PartsReceived }) => ({ default: PartsReceived })),
)
const DeskForm = lazy(() =>
  import('../features/orders/page/desk-form.tsx').then(({ DeskForm }) => ({ default: DeskForm })),
)

export const loader = (args: LoaderFunctionArgs) => loadOrderPage(args)

export const action = (args: ActionFunctionArgs) => actOnOrder(args)

/** A conflict (409) reloads the page, so it shows the current state. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
type Open = Extract<Loaded, { key: string }>

export default function OrderPage() {
  const orders = useText('orders')
  const { id = '' } = useParams()
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if ('key' in loaded) return <OpenOrder loaded={loaded} refused={refused} />
  return (
    <Wrap className="grid gap-6 pt-4 pb-16">
      <PageTitle>{orders('title')}</PageTitle>
      <BackLink to={orderListPaths[loaded.reader]}>{orders('title')}</BackLink>
      <ErrorState
        title={orders('error')}
        text={orders('error.load')}
        again={{ label: orders('again'), to: orderPath(id) }}
      />
    </Wrap>
  )
}

/** When each shipping step was last reached. */
const reachedOf = ({ placedAt, events }: Open['order']) => ({
  pending: placedAt,
  ...Object.fromEntries(
    events
      .filter(({ kind, from, to }) => kind === 'shipping' && to !== undefined && from !== to && to !== 'pending')
      .map(({ to, at }) => [to, at]),
  ),
})

/** Intents of forms that show their own errors, as dialogs do. */
const paymentForms = ['proof', 'confirm', 'refuse', 'enter']
const ratingForms = ['rate', 'reply', 'hide', 'show']
const formsWithErrors = ['annotate', ...paymentForms, ...ratingForms]

function OpenOrder({
  loaded: { order, amendments, reader, desk, proof, port, paper, key, dialog },
  refused,
}: {
  loaded: Open
  refused: RefusedOrderAction | undefined
}) {
  const t = useText('order-page')
  const orders = useText('orders')
  const of = (...intents: string[]) => (refused && intents.includes(refused.values.intent) ? refused : undefined)
  const proposal = amendments.find(({ state }) => state === 'proposed')
  const accepted = amendments.filter(({ state }) => state === 'accepted')
  const refundForms = order.desk?.waitingRefund ? waitingRefundForms : ['refund']
  const ownForms = [...formsWithErrors, ...refundForms, ...(dialog ? [dialog.action] : [])]
  const aside = refused && !ownForms.includes(refused.values.intent) ? refused : undefined
  const { errors, attempt } = useFormErrors(aside, orderActionErrors(orders, aside))
  return (
    <Wrap className="pt-4 pb-16 lg:pt-6 print:p-0">
      <PageTitle>{t('title', { number: order.number })}</PageTitle>
      <div className="grid gap-8 print:hidden">
        <OrderHead order={order} reader={reader} />
        <FormErrors title={orders('error')} errors={errors.map(({ text }) => ({ text }))} attempt={attempt} />
        <NextStepView order={order} reader={reader}>
          <DueNow order={order} />
        </NextStepView>
        {proposal ? <AmendmentCard order={order} proposal={proposal} formKey={key} /> : null}
        {order.partsReceived ? <PartsReceived parts={order.partsReceived} /> : null}
        <ShippingSteps shippingStatus={order.shippingStatus} reached={reachedOf(order)} />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid content-start gap-8">
            {order.rating || order.may.includes('rate') ? (
              <div id="rating">
                {order.rating ? (
                  <OrderRatingView order={order} formKey={key} refused={of(...ratingForms)} />
                ) : (
                  <Unfolds name="rate" label={orders('rate')} className={formOpener} open={of('rate') !== undefined}>
                    {() => <OrderRatingView order={order} formKey={key} refused={of('rate')} />}
                  </Unfolds>
                )}
              </div>
            ) : null}
            <Timeline events={order.events} />
            <ThreadLink order={order} />
            {order.desk ? (
              <DeskForm order={order} noted={order.desk} {...desk} formKey={key} refused={of('annotate')} />
            ) : null}
          </div>
          <div className="grid content-start gap-10">
            {order.payment ? (
              <Payments
                order={order}
                payment={order.payment}
                reader={reader}
                proof={proof}
                formKey={key}
                refused={of(...paymentForms, ...refundForms)}
              />
            ) : null}
            <OrderFacts order={order} port={port} reader={reader} />
            {accepted.length > 0 ? <EarlierVersions accepted={accepted} /> : null}
            {order.invoice ? <InvoiceRecordView invoice={order.invoice} /> : null}
          </div>
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server */}
      <div dangerouslySetInnerHTML={{ __html: paper }} />
      {dialog ? (
        <OrderDialog key={dialog.action} dialog={dialog} reader={reader} back={orderPath(order.id)} refused={refused} />
      ) : null}
    </Wrap>
  )
}
