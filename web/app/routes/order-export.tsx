import { useEffect } from 'react'
import { data, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { Icon } from '../components/icons/icon.tsx'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { BackLink } from '../components/ui/back-link.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { apiContext } from '../context/contexts.ts'
import { requireRole } from '../context/session-guard.server.ts'
import { statusOf } from '../context/status-of.server.ts'
import { exportPath, orderListPaths } from '../features/orders/paths.ts'
import { useText } from '../texts.ts'

const INTERVAL_MS = 1500

export async function loader(args: LoaderFunctionArgs) {
  const area = args.url.pathname.startsWith(orderListPaths.supplier) ? 'supplier' : 'admin'
  await requireRole(args, area)
  const answer = await args.context.get(apiContext).orderExports.get.try({ id: args.params.id ?? '' })
  if (!answer.ok) throw data(null, { status: answer.code === 'INPUT_INVALID' ? 404 : statusOf(answer.code) })
  return { ...answer.value, back: orderListPaths[area] }
}

/** Progress of an export, reloaded at intervals; without scripts a link reloads it. */
export default function OrderExport() {
  const t = useText('order-export')
  const { id, format, state, total, written, back } = useLoaderData<typeof loader>()
  const { revalidate, state: asking } = useRevalidator()
  const writing = state === 'writing'
  useEffect(() => {
    if (!writing || asking !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [writing, asking, revalidate])
  return (
    <Wrap className="grid justify-items-start gap-6 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <BackLink to={back}>{t('orders')}</BackLink>
      <h1 className="text-3xl">{t('title')}</h1>
      <div role="status" className="grid w-full max-w-prose gap-2 rounded-card bg-sand p-5">
        <p className="font-semibold">
          {writing ? t('writing', { written, total: total ?? 0 }) : t('ready', { count: written })}
        </p>
        {writing ? (
          <progress
            value={written}
            max={Math.max(1, total ?? 1)}
            aria-label={t('progress')}
            className="h-2 w-full accent-primary"
          />
        ) : null}
      </div>
      {writing ? (
        <Link
          to={exportPath(back, id)}
          className="inline-flex min-h-12 items-center text-primary underline underline-offset-3 scripted:hidden"
        >
          {t('look')}
        </Link>
      ) : (
        <ButtonLink to={`/files/order-exports/${id}`} reloadDocument>
          <Icon name="download" />
          {t('download', { format: format.toUpperCase() })}
        </ButtonLink>
      )}
    </Wrap>
  )
}
