import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'
import { ErrorState } from '../components/ui/error-state.tsx'
import { Manifest, type ManifestRow } from '../components/ui/manifest.tsx'
import { apiContext } from '../context/contexts.ts'
import { statusOf } from '../context/status-of.server.ts'
import { useDay } from '../dates.ts'
import { LateMark } from '../features/orders/next-step.tsx'
import { StatusChip } from '../features/orders/order-states.tsx'
import { ShippingSteps } from '../features/orders/page/shipping-steps.tsx'
import { useText } from '../texts.ts'

/** The URL is a secret: it must not be cached, indexed or sent as a referrer. */
const SECRET = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext).tracking.get.try({ token })
  if (answer.ok) return data({ tracking: answer.value, gone: false }, { headers: SECRET })
  const gone = answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID'
  return data({ tracking: null, gone }, { status: gone ? 404 : statusOf(answer.code), headers: SECRET })
}

/** Where an order stands, for anybody with the link; shows nothing else. */
export default function Track() {
  const t = useText('tracking')
  const { tracking, gone } = useLoaderData<typeof loader>()
  const day = useDay()
  if (!tracking) {
    return (
      <Wrap className="grid gap-6 pt-8 pb-16">
        <PageTitle>{t('title')}</PageTitle>
        <h1 className="text-3xl">{t('title')}</h1>
        {gone ? (
          <EmptyState title={t('gone')}>
            <p className="text-muted">{t('gone.text')}</p>
          </EmptyState>
        ) : (
          <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: '' }} />
        )}
      </Wrap>
    )
  }
  const { number, status, shippingStatus, placedAt, readyOn, late, shippedAt, deliveredAt } = tracking
  const row = (label: string, moment: string | null): ManifestRow[] => (moment ? [{ label, value: day(moment) }] : [])
  const rows = [
    ...row(t('placed'), placedAt),
    ...(readyOn ? [{ label: t('ready'), value: <ReadyDay readyOn={readyOn} late={late} /> }] : []),
    ...row(t('shipped'), shippedAt),
    ...row(t('delivered'), deliveredAt),
  ]
  return (
    <Wrap className="grid gap-8 pt-8 pb-16">
      <PageTitle>{t('order', { number })}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl">{t('order', { number })}</h1>
        <StatusChip status={status} />
      </div>
      <ShippingSteps
        shippingStatus={shippingStatus}
        reached={{ pending: placedAt, shipped: shippedAt, delivered: deliveredAt }}
      />
      <div className="max-w-prose">
        <Manifest rows={rows} />
      </div>
      <p className="max-w-prose text-sm text-muted">{t('note')}</p>
    </Wrap>
  )
}

function ReadyDay({ readyOn, late }: { readyOn: string; late: number | null }) {
  const day = useDay()
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {day(readyOn)} <LateMark days={late} />
    </span>
  )
}
