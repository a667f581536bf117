import type { BulkProducts } from '@ticarum/contract/procedures/products'
import { MOST_MATCHING } from '@ticarum/contract/values/bulk-acts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
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
import { bulkChangeOf } from './bulk-change.ts'
import { BulkFields } from './bulk-fields.tsx'
import type { MyProduct } from './my-product.ts'
import { type AskedBulk, NewPrices } from './new-prices.tsx'
import {
  BULK_FORM,
  findProductsBy,
  type ProductFilters,
  SUPPLIER_PRODUCTS_PATH,
  supplierProductsPath,
} from './paths.ts'
import { useProductColumns } from './product-columns.tsx'
import type { RefusedQuickEdit } from './quick-edit.tsx'
import { RowActions } from './row-actions.tsx'

interface ProductListProps {
  first: { items: MyProduct[]; next: string | null }
  filters: ProductFilters
  columns: string[] | null
  formKey: string
  /** a quick edit that was refused */
  refused: RefusedQuickEdit | undefined
  /** the bulk form, refused or done in part */
  bulk: BulkAnswer<{ name: string; outcome: string }> | undefined
  /** a bulk change of prices that is to be confirmed */
  asked: AskedBulk | undefined
}

/** The supplier's own products, newest first; ticked ones are changed together. */
export function ProductList({ first, filters, columns, formKey, refused, bulk, asked }: ProductListProps) {
  const t = useText('supplier-products')
  const address = supplierProductsPath(filters)
  const action = sentTo(address)
  const { items, more, focusOf } = useMore(first, address)
  const { count, failed, undone, attempt, bar } = useBulkForm<BulkItem & { name: string }, BulkProducts['change']>({
    form: BULK_FORM,
    address,
    answer: bulk,
    changeOf({ kind = '', amount = '' }) {
      const read = bulkChangeOf(kind, amount)
      // New prices are shown before they are saved: the server asks.
      return read.ok && read.change.kind !== 'price' ? read.change : null
    },
    matching: async () => {
      const answer = await callApi('products.matching', findProductsBy(filters))
      return answer.ok ? answer.value.ids : null
    },
    act: (change, ids, actId, key) => callApi('products.changeMany', { ids, change, ...(actId && { actId }) }, key),
  })
  const question = useQuestion(asked)
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

  if (items.length === 0) return address === SUPPLIER_PRODUCTS_PATH ? <NoneYet /> : <NoneFound />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" onChange={count}>
      <FormErrors
        title={t('error')}
        errors={[...errors, ...(failed ? [{ text: t('error.update') }] : []), ...leftTexts()]}
        attempt={attempt}
      />
      {question && !bulk ? <NewPrices asked={question} action={action} /> : null}
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
        {...bar}
        action={action}
        formKey={bulk?.key ?? formKey}
        most={MOST_MATCHING}
        submit={t(bar.busy ? 'bulk.busy' : 'bulk.submit')}
      >
        <BulkFields values={bulk?.values} />
      </BulkBar>
    </div>
  )

  function leftTexts() {
    if (!undone) return []
    const known = ['NOT_FOUND', 'WRONG_STATE', 'INPUT_INVALID', 'CHANGED_MEANWHILE', 'PRICES_TO_CONFIRM'] as const
    return [
      { text: t('bulk.done', { count: undone.done }) },
      ...undone.left.map(({ name, outcome: code }) => ({
        text: t(`bulk.left.${known.find((each) => each === code) ?? 'NOT_FOUND'}`, { name }),
      })),
    ]
  }
}

/** Stays while its response is lost, and goes with the change that it asked about. */
function useQuestion(asked: AskedBulk | undefined): AskedBulk | undefined {
  const changed = useSearchParams()[0].get('changed')
  const [last, setLast] = useState({ asked, changed })
  if (asked && asked !== last.asked) setLast({ asked, changed })
  return last.changed === changed ? last.asked : undefined
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
