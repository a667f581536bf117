import { MOST_MATCHING } from '@ticarum/contract/values/bulk-acts'
import { type FormEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
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
import { bulkChangeOf } from './bulk-change.ts'
import { BulkFields } from './bulk-fields.tsx'
import type { MyProduct } from './my-product.ts'
import { BULK_FORM, type ProductFilters, productQuery, SUPPLIER_PRODUCTS_PATH, supplierProductsPath } from './paths.ts'
import { useProductColumns } from './product-columns.tsx'
import type { RefusedQuickEdit } from './quick-edit.tsx'
import { RowActions } from './row-actions.tsx'

interface LeftUndone {
  done: number
  left: { name: string; outcome: string }[]
}
type BulkValues = Partial<Record<string, string>>

interface ProductListProps {
  first: { items: MyProduct[]; next: string | null }
  filters: ProductFilters
  columns: string[] | null
  formKey: string
  /** a quick edit that was refused */
  refused: RefusedQuickEdit | undefined
  /** the bulk form, refused or done in part */
  bulk: RefusedForm<BulkValues> | { bulk: LeftUndone; key: string; values: BulkValues } | undefined
}

/** The supplier's own products, newest first; ticked ones are changed together. */
export function ProductList({ first, filters, columns, formKey, refused, bulk }: ProductListProps) {
  const t = useText('supplier-products')
  const address = supplierProductsPath(filters)
  const action = sentTo(address)
  const { items, more, focusOf } = useMore(first, address)
  const [picked, setPicked] = useState(0)
  const [outcome, setOutcome] = useState<LeftUndone | 'failed' | null>(null)
  const { progress, run } = useBulkRun<{ id: string; name: string; outcome: string }>()
  const navigate = useNavigate()
  const busy = useNavigation().formData?.get('intent') === 'bulk'
  const all = useProductColumns({ action, refused })
  const wrong = bulk && 'code' in bulk ? bulk : undefined
  const { errors } = useFormErrors(wrong, {
    fields: ({ kind, amount }) => [
      ...(kind ? [{ field: 'bulk-kind', text: t('bulk.kind.required') }] : []),
      ...(amount ? [{ field: 'bulk-amount', text: t('bulk.amount.invalid') }] : []),
    ],
    codes: { INPUT_INVALID: wrong?.fields.products ? t('bulk.products.required') : null },
    otherwise: t('error.update'),
  })

  async function changeInParts(form: HTMLFormElement) {
    const { kind = '', amount = '', all: matching } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const read = bulkChangeOf(kind, amount)
    if (!read.ok) return
    const result = await run(matching === undefined ? pickedIn(BULK_FORM) : 'all', {
      matching: async () => {
        const answer = await callApi('products.matching', Object.fromEntries(productQuery(filters)))
        return answer.ok ? answer.value.ids : null
      },
      act: (ids, actId, key) =>
        callApi('products.changeMany', { ids, change: read.change, ...(actId && { actId }) }, key),
    })
    setOutcome(result ?? 'failed')
    if (result?.actId) await navigate(withQuery(address, { changed: result.actId }), { preventScrollReset: true })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const sent = new FormData(event.currentTarget)
    const read = bulkChangeOf(String(sent.get('kind')), String(sent.get('amount')))
    if (!read.ok || !needsParts(pickedIn(BULK_FORM), sent.has('all'))) return
    event.preventDefault()
    void changeInParts(event.currentTarget)
  }

  if (items.length === 0) return address === SUPPLIER_PRODUCTS_PATH ? <NoneYet /> : <NoneFound />
  const undone = outcome === 'failed' ? null : (outcome ?? (bulk && 'bulk' in bulk ? bulk.bulk : null))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" onChange={() => setPicked(pickedIn(BULK_FORM).length)}>
      <FormErrors
        title={t('error')}
        errors={[...errors, ...(outcome === 'failed' ? [{ text: t('error.update') }] : []), ...leftTexts()]}
        attempt={outcome ?? bulk}
      />
      <Table
        label={t('title')}
        columns={shownColumns(all, columns)}
        rows={items}
        picking={{ form: BULK_FORM, labelOf: ({ name }) => t('pick', { name }) }}
        acts={{
          label: t('column.acts'),
          of: (product) => <RowActions product={product} address={address} action={action} />,
        }}
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
        <BulkFields values={bulk?.values} />
      </BulkBar>
    </div>
  )

  function leftTexts() {
    if (!undone || undone.left.length === 0) return []
    const known = ['NOT_FOUND', 'WRONG_STATE', 'INPUT_INVALID'] as const
    return [
      { text: t('bulk.done', { count: undone.done }) },
      ...undone.left.map(({ name, outcome: code }) => ({
        text: t(`bulk.left.${known.find((each) => each === code) ?? 'NOT_FOUND'}`, { name }),
      })),
    ]
  }
}

function NoneYet() {
  const t = useText('supplier-products')
  return (
    <EmptyState title={t('none')}>
      <p className="text-muted">{t('none.text')}</p>
      <ButtonLink to="/supplier/products/new">{t('none.add')}</ButtonLink>
    </EmptyState>
  )
}

function NoneFound() {
  const t = useText('supplier-products')
  return (
    <EmptyState title={t('none.found')}>
      <ButtonLink to={SUPPLIER_PRODUCTS_PATH} variant="line">
        {t('none.all')}
      </ButtonLink>
    </EmptyState>
  )
}
