import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DenseTitle } from '../../../components/layout/dense-title.tsx'
import { PageTitle } from '../../../components/layout/page-title.tsx'
import { Wrap } from '../../../components/layout/wrap.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { NarrowedList } from '../../../components/ui/narrowed-list.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { useSlowList } from '../../../context/use-slow-list.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { failedTitle, orderActionErrors, type RefusedOrderAction } from '../order-action-errors.ts'
import { OrderDialog } from '../order-dialog.tsx'
import { ordersPath } from '../paths.ts'
import type { loadOrders } from './load-orders.server.ts'

/** As `useLoaderData` returns it. */
export type LoadedOrders =
  | Extract<Awaited<ReturnType<typeof loadOrders>>, { reader: unknown }>
  | Extract<Awaited<ReturnType<typeof loadOrders>>, { data: unknown }>['data']

interface OrdersFrameProps {
  path: string
  title: string
  lead?: string
  /** a table: a small title and little air, so that many rows are seen */
  dense?: boolean
  /** on the title's line */
  beside?: ReactNode
  loaded: LoadedOrders
  refused: RefusedOrderAction | undefined
  /** beside the title */
  tools?: ReactNode
  /** above the list */
  above?: ReactNode
  children(list: NonNullable<LoadedOrders['list']>['page'], address: string): ReactNode
}

/** Shared by all lists of orders: title, list states, and the dialog that the URL opens. */
export function OrdersFrame({
  path,
  title,
  lead,
  dense = false,
  beside,
  loaded: { reader, filters, after, dialog, list },
  refused,
  tools,
  above,
  children,
}: OrdersFrameProps) {
  const t = useText('orders')
  const address = ordersPath(path, filters)
  const slow = useSlowList()
  const aside = refused && !(dialog && dialog.action === refused.values.intent) ? refused : undefined
  const { errors, attempt } = useFormErrors(aside, orderActionErrors(t, aside))
  return (
    <Wrap
      className={
        dense ? 'grid grid-cols-[minmax(0,1fr)] gap-1.5 pt-1 pb-16 md:px-6!' : 'grid gap-6 pt-8 pb-16 lg:pt-10'
      }
    >
      <PageTitle>{title}</PageTitle>
      {dense ? (
        <DenseTitle title={title} beside={beside} tools={tools} />
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="grid gap-2">
            <h1 className="text-3xl">{title}</h1>
            <p className="max-w-prose text-muted">{lead}</p>
          </div>
          {tools}
        </div>
      )}
      <FormErrors
        title={failedTitle(t, aside?.values.intent, aside?.code)}
        errors={errors.map(({ text }) => ({ text }))}
        attempt={attempt}
      />
      {above}
      {filters.waits ? (
        <NarrowedList
          title={t(`waits.${filters.waits}`)}
          all={{ label: t('waits.all'), to: ordersPath(path, { ...filters, waits: '' }) }}
        />
      ) : null}
      {after ? (
        <Link
          to={address}
          className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
        >
          {t('newest')}
        </Link>
      ) : null}
      {slow ? <Skeleton label={t('loading')} /> : null}
      <div hidden={slow}>
        {list ? (
          children(list.page, address)
        ) : (
          <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: address }} />
        )}
      </div>
      {dialog ? (
        <OrderDialog
          key={`${dialog.action} ${dialog.order.id}`}
          dialog={dialog}
          reader={reader}
          back={address}
          refused={refused}
        />
      ) : null}
    </Wrap>
  )
}
