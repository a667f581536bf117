import type { Assignee, OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { MOST_MATCHING } from '@ticarum/contract/values/bulk-acts'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { BulkBar } from '../../../components/table/bulk-bar.tsx'
import { shownColumns } from '../../../components/table/columns.ts'
import { pickedIn } from '../../../components/table/pick-rows.tsx'
import { Table } from '../../../components/table/table.tsx'
import { needsParts, useBulkRun } from '../../../components/table/use-bulk-run.ts'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { withQuery } from '../../../context/with-query.ts'
import { callApi } from '../../../forms/call-api.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { ordersPath } from '../paths.ts'
import { bulkChangeOf } from './bulk-change.ts'
import { BulkFields } from './bulk-fields.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { OrderMenu } from './order-menu.tsx'
import { BULK_FORM, DESK_ORDERS_PATH } from './paths.ts'

export interface LeftUndone {
  done: number
  left: { number: string; outcome: string }[]
}

type BulkValues = Partial<Record<string, string>>

interface DeskOrdersProps {
  first: { items: OrderRow[]; next: string | null }
  late: { rows: OrderRow[]; more: boolean } | null
  columns: string[] | null
  ports: { code: string; name: string }[]
  assignees: Assignee[]
  address: string
  /** the filters, as the API takes them */
  filter: Parameters<typeof callApi<'orders.matching'>>[1]
  formKey: string
  /** the bulk form, refused or done in part */
  bulk: RefusedForm<BulkValues> | { bulk: LeftUndone; key: string; values: BulkValues } | undefined
}

/** The desk's orders: late ones above, then newest first; ticked ones are changed together. */
export function DeskOrders(props: DeskOrdersProps) {
  const { first, late, columns, ports, assignees, address, filter, formKey, bulk } = props
  const t = useText('desk-orders')
  const orders = useText('orders')
  const { items, more, focusOf } = useMore(first, address)
  const [picked, setPicked] = useState(0)
  const [outcome, setOutcome] = useState<LeftUndone | 'failed' | null>(null)
  const { progress, run } = useBulkRun<{ id: string; number: string; outcome: string }>()
  const navigate = useNavigate()
  const busy = useNavigation().formData?.get('intent') === 'bulk'
  const refused = bulk && 'code' in bulk ? bulk : undefined
  const { errors } = useFormErrors(refused, {
    fields: ({ to }) => (to ? [{ field: 'bulk-to', text: t('bulk.to.required') }] : []),
    codes: { INPUT_INVALID: refused?.fields.to ? null : t('bulk.orders.required') },
    otherwise: orders('error.act'),
  })
  const action = sentTo(address)
  const all = useOrderColumns({ action, formKey, ports })
  const lateIds = new Set(late?.rows.map(({ id }) => id))

  async function changeInParts(form: HTMLFormElement) {
    const { to = '', reason = '', all: matching } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const change = bulkChangeOf(to, reason)
    if (!change) return
    const result = await run(matching === undefined ? pickedIn(BULK_FORM) : 'all', {
      matching: async () => {
        const answer = await callApi('orders.matching', filter)
        return answer.ok ? answer.value.ids : null
      },
      act: (ids, actId, key) => callApi('orders.changeMany', { ids, change, ...(actId && { actId }) }, key),
    })
    setOutcome(result ?? 'failed')
    if (result?.actId) await navigate(withQuery(address, { changed: result.actId }), { preventScrollReset: true })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const sent = new FormData(event.currentTarget)
    if (!bulkChangeOf(String(sent.get('to')), '') || !needsParts(pickedIn(BULK_FORM), sent.has('all'))) return
    event.preventDefault()
    void changeInParts(event.currentTarget)
  }

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
  const undone = outcome === 'failed' ? null : (outcome ?? (bulk && 'bulk' in bulk ? bulk.bulk : null))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" onChange={() => setPicked(pickedIn(BULK_FORM).length)}>
      <FormErrors
        title={orders('error')}
        errors={[...errors, ...(outcome === 'failed' ? [{ text: orders('error.act') }] : []), ...leftTexts()]}
        attempt={outcome ?? bulk}
      />
      <Table
        label={t('title')}
        columns={shownColumns(all, columns)}
        rows={items.filter(({ id }) => !lateIds.has(id))}
        above={
          late
            ? {
                title: t('late.title'),
                rows: late.rows,
                more: late.more ? (
                  <Link to={ordersPath(DESK_ORDERS_PATH, { late: true })} className="underline underline-offset-3">
                    {t('late.all')}
                  </Link>
                ) : null,
              }
            : undefined
        }
        picking={{ form: BULK_FORM, labelOf: ({ number }) => t('pick', { number }) }}
        acts={{ label: t('column.more'), of: (order) => <OrderMenu order={order} address={address} />, place: 'end' }}
        isLate={(order) => order.late !== null}
        focusOf={focusOf}
      />
      <LoadMore {...more} />
      <BulkBar
        form={BULK_FORM}
        action={action}
        formKey={bulk?.key ?? formKey}
        picked={picked}
        open={bulk !== undefined}
        most={MOST_MATCHING}
        progress={progress}
        busy={busy}
        onSubmit={onSubmit}
        submit={t(busy ? 'bulk.busy' : 'bulk.submit')}
      >
        <BulkFields assignees={assignees} values={bulk?.values} />
      </BulkBar>
    </div>
  )

  function leftTexts() {
    if (!undone || undone.left.length === 0) return []
    const known = ['NOT_FOUND', 'REASON_REQUIRED', 'OUT_OF_STOCK'] as const
    return [
      { text: t('bulk.done', { count: undone.done }) },
      ...undone.left.map(({ number, outcome: code }) => ({
        text: t(`bulk.left.${known.find((each) => each === code) ?? 'NOT_FOUND'}`, { number }),
      })),
    ]
  }
}
