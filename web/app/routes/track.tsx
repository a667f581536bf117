import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { apiContext } from '../context/contexts.ts'
import { statusOf } from '../context/status-of.server.ts'
import { LinkGone } from '../features/orders/link-gone.tsx'
import { StatusChip } from '../features/orders/order-states.tsx'
import { TrackedOrder } from '../features/orders/tracked-order.tsx'
import { SECRET_URL } from '../render/secret-url.ts'
import { useText } from '../texts.ts'

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext).tracking.get.try({ token })
  if (answer.ok) return data({ tracking: answer.value, gone: false }, { headers: SECRET_URL })
  const gone = answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID'
  return data({ tracking: null, gone }, { status: gone ? 404 : statusOf(answer.code), headers: SECRET_URL })
}

/** Where an order stands, for anybody with the link; shows nothing else. */
export default function Track() {
  const t = useText('tracking')
  const { tracking, gone } = useLoaderData<typeof loader>()
  if (!tracking) return <LinkGone title={t('title')} gone={gone} />
  const title = t('order', { number: tracking.number })
  return (
    <Wrap className="grid gap-8 pt-8 pb-16">
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl">{title}</h1>
        <StatusChip status={tracking.status} />
      </div>
      <TrackedOrder tracking={tracking} />
      <p className="max-w-prose text-sm text-muted">{t('note')}</p>
    </Wrap>
  )
}
