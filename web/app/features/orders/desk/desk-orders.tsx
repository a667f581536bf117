import type { Assignee, OrderRow } from '@ticarum/contract/procedures/order-shapes'
import type { BulkOrders } from '@ticarum/contract/procedures/orders'
import { MOST_MATCHING } from '@ticarum/contract/values/bulk-acts'
import { BulkBar } from '../../../components/table/bulk-bar.tsx'
import { shownColumns } from '../../../components/table/columns.ts'
import { Table } from '../../../components/table/table.tsx'
import { type BulkAnswer, useBulkForm } from '../../../components/table/use-bulk-form.ts'
import type { BulkItem } from '../../../components/table/use-bulk-run.ts'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { callApi } from '../../../forms/call-api.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { type LateOrders, useLateGroup } from '../list/late-group.tsx'
import { bulkChangeOf } from './bulk-change.ts'
import { BulkFields } from './bulk-fields.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { OrderMenu } from './order-menu.tsx'
import { BULK_FORM, DESK_ORDERS_PATH } from './paths.ts'

interface DeskOrdersProps {
  first: { items: OrderRow[]; next: string | null }
  late: LateOrders
  columns: string[] | null
  ports: { code: string; name: string }[]
  assignees: Assignee[]
  address: string
  /** the filters, as the API takes them */
  filter: Parameters<typeof callApi<'orders.matching'>>[1]
  formKey: string
  /** the bulk form, refused or done in part */
  bulk: BulkAnswer<{ number: string; outcome: string }> | undefined
}

/** The desk's orders: late ones above, then newest first; ticked ones are changed together. */
export function DeskOrders(props: DeskOrdersProps) {
  const { first, late, columns, ports, assignees, address, filter, formKey, bulk } = props
  const t = useText('desk-orders')
  const orders = useText('orders')
  const { items, more, focusOf } = useMore(first, address)
  const { count, failed, undone, attempt, bar } = useBulkForm<BulkItem & { number: string }, BulkOrders['change']>({
    form: BULK_FORM,
    address,
    answer: bulk,
    changeOf: ({ to = '', reason = '' }) => bulkChangeOf(to, reason) ?? null,
    matching: async () => {
      const answer = await callApi('orders.matching', filter)
      return answer.ok ? answer.value.ids : null
    },
    act: (change, ids, actId, key) => callApi('orders.changeMany', { ids, change, ...(actId && { actId }) }, key),
  })
  const refused = bulk && 'code' in bulk ? bulk : undefined
  const { errors } = useFormErrors(refused, {
    fields: ({ to }) => (to ? [{ field: 'bulk-to', text: t('bulk.to.required') }] : []),
    codes: { INPUT_INVALID: refused?.fields.to ? null : t('bulk.orders.required') },
    otherwise: orders('error.act'),
  })
  const action = sentTo(address)
  const all = useOrderColumns({ action, formKey, ports })
  const group = useLateGroup(late, items, DESK_ORDERS_PATH)

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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" onChange={count}>
      <FormErrors
        title={orders('error')}
        errors={[...errors, ...(failed ? [{ text: orders('error.act') }] : []), ...leftTexts()]}
        attempt={attempt}
      />
      <Table
        label={t('title')}
        columns={shownColumns(all, columns)}
        {...group}
        picking={{ form: BULK_FORM, labelOf: ({ number }) => t('pick', { number }) }}
        acts={{ label: t('column.more'), of: (order) => <OrderMenu order={order} address={address} />, place: 'end' }}
        focusOf={focusOf}
      />
      <LoadMore {...more} />
      <BulkBar
        {...bar}
        action={action}
        formKey={bulk?.key ?? formKey}
        most={MOST_MATCHING}
        submit={t(bar.busy ? 'bulk.busy' : 'bulk.submit')}
      >
        <BulkFields assignees={assignees} values={bulk?.values} />
      </BulkBar>
    </div>
  )

  function leftTexts() {
    if (!undone) return []
    const known = ['NOT_FOUND', 'REASON_REQUIRED', 'OUT_OF_STOCK'] as const
    return [
      { text: t('bulk.done', { count: undone.done }) },
      ...undone.left.map(({ number, outcome: code }) => ({
        text: t(`bulk.left.${known.find((each) => each === code) ?? 'NOT_FOUND'}`, { number }),
      })),
    ]
  }
}
