import { orderStatuses } from '@ticarum/contract/values/orders'
import { useState } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { BulkBar } from '../../features/orders/desk/bulk-bar.tsx'
import { changeOrders } from '../../features/orders/desk/change-orders.server.ts'
import { FilterBar } from '../../features/orders/desk/filter-bar.tsx'
import { OrderTable } from '../../features/orders/desk/order-table.tsx'
import { DESK_ORDERS_PATH, PICK } from '../../features/orders/desk/paths.ts'
import { loadOrders } from '../../features/orders/list/load-orders.server.ts'
import { OrdersFrame } from '../../features/orders/list/orders-frame.tsx'
import { ordersPath } from '../../features/orders/paths.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadOrders(args, 'admin')

export const action = (args: ActionFunctionArgs) => changeOrders(args)

type Answer = ReturnType<typeof useActionData<typeof action>>

export default function ManageOrders() {
  const t = useText('desk-orders')
  const words = useText('order-terms')
  const orders = useText('orders')
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { filters, counts, list, key } = loaded
  const exporting = useNavigation().formData?.get('intent') === 'export'
  const address = ordersPath(DESK_ORDERS_PATH, filters)
  const countProps = (count: number | undefined) => (count === undefined ? {} : { count: orders('count', { count }) })
  const tabs = [
    {
      label: t('tab.all'),
      to: ordersPath(DESK_ORDERS_PATH, { ...filters, status: '' }),
      current: filters.status === '',
      ...countProps(counts?.all),
    },
    ...orderStatuses.map((status) => ({
      label: words(`status.${status}`),
      to: ordersPath(DESK_ORDERS_PATH, { ...filters, status }),
      current: filters.status === status,
      ...countProps(counts?.[status]),
    })),
  ]
  // The bulk form shows its own errors.
  const refused = answer && 'code' in answer && answer.values.intent !== 'bulk' ? answer : undefined
  return (
    <OrdersFrame
      path={DESK_ORDERS_PATH}
      title={t('title')}
      lead={t('lead')}
      loaded={loaded}
      refused={refused}
      tools={
        <Form method="post" action={sentTo(address)}>
          <input type="hidden" name="key" value={key} />
          <Button name="intent" value="export" variant="line" busy={exporting}>
            <Icon name="download" />
            {t(exporting ? 'export.busy' : 'export')}
          </Button>
        </Form>
      }
      above={
        <>
          <Tabs label={t('tabs')} tabs={tabs} />
          <FilterBar key={address} filters={filters} />
        </>
      }
    >
      {(page) => (
        <Orders key={`${address} ${list?.after}`} first={page} address={address} formKey={key} answer={answer} />
      )}
    </OrdersFrame>
  )
}

function Orders({
  first,
  address,
  formKey,
  answer,
}: {
  first: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['list']>['page']
  address: string
  formKey: string
  answer: Answer
}) {
  const t = useText('desk-orders')
  const orders = useText('orders')
  const { items, more, focusOf } = useMore(first, address)
  const [ticked, setTicked] = useState(0)
  const count = (form: HTMLElement) => setTicked(form.querySelectorAll(`input[name^="${PICK}"]:checked`).length)
  const bulk = answer?.values.intent === 'bulk' ? answer : undefined
  const refused = bulk && 'code' in bulk ? bulk : undefined
  const { errors } = useFormErrors(refused, {
    fields: ({ to }) => (to ? [{ field: 'bulk-to', text: t('bulk.to.required') }] : []),
    codes: { INPUT_INVALID: refused?.fields.to ? null : t('bulk.orders.required') },
    otherwise: orders('error.act'),
  })
  if (items.length === 0) {
    return (
      <EmptyState title={t(address === DESK_ORDERS_PATH ? 'none' : 'none.found')}>
        {address === DESK_ORDERS_PATH ? null : (
          <ButtonLink to={DESK_ORDERS_PATH} variant="line">
            {t('none.all')}
          </ButtonLink>
        )}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4" onChange={({ currentTarget }) => count(currentTarget)}>
      <FormErrors title={orders('error')} errors={[...errors, ...leftUndone()]} attempt={bulk} />
      <BulkBar action={sentTo(address)} formKey={bulk?.key ?? formKey} ticked={ticked} values={bulk?.values} />
      <OrderTable items={items} address={address} action={sentTo(address)} formKey={formKey} focusOf={focusOf} />
      <LoadMore {...more} />
    </div>
  )

  function leftUndone() {
    if (!bulk || !('bulk' in bulk)) return []
    const named = (id: string) => items.find((order) => order.id === id)?.number ?? ''
    return [
      { text: t('bulk.done', { count: bulk.bulk.done }) },
      ...bulk.bulk.left.map(({ id, outcome }) => ({
        text: t(`bulk.left.${outcome === 'done' ? 'NOT_FOUND' : outcome}`, { number: named(id) }),
      })),
    ]
  }
}
