import type { Review } from '@ticarum/contract/procedures/reviews'
import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { BulkBar } from '../../components/table/bulk-bar.tsx'
import { shownColumns } from '../../components/table/columns.ts'
import { pickedIn } from '../../components/table/pick-rows.tsx'
import { type Column, Table } from '../../components/table/table.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { Seal } from '../suppliers/seal.tsx'
import { BULK_FORM, reviewPath } from './paths.ts'
import { ReviewKind } from './review-kind.tsx'
import { WaitedText } from './waited-text.tsx'
import type { Waited } from './waiting-time.ts'

export type ReviewRow = Review & { waited: Waited }

/** The columns of the queue. */
export function useReviewColumns(): [Column<ReviewRow>, ...Column<ReviewRow>[]] {
  const t = useText('reviews')
  const listings = useText('listings')
  return [
    { id: 'product', label: t('column.product'), narrow: true, cell: (review) => <ProductCell review={review} /> },
    {
      id: 'supplier',
      label: t('column.supplier'),
      place: 'wide',
      cell: ({ supplier }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2.5 text-muted">
          <bdi>{supplier.name}</bdi>
          {supplier.verified ? <Seal /> : null}
        </span>
      ),
    },
    {
      id: 'price',
      label: t('column.price'),
      place: 'line',
      atEnd: true,
      cell: ({ priceCents }) => <Price cents={priceCents} />,
    },
    {
      id: 'category',
      label: t('column.category'),
      place: 'none',
      cell: ({ category }) => (category ? listings(`category.${category}`) : '–'),
    },
    { id: 'pictures', label: t('column.pictures'), extra: true, atEnd: true, cell: ({ imageCount }) => imageCount },
    { id: 'kind', label: t('column.kind'), place: 'end', cell: ({ kind }) => <ReviewKind kind={kind} /> },
    { id: 'waits', label: t('column.waits'), place: 'wide', cell: ({ waited }) => <WaitedText waited={waited} /> },
  ]
}

function ProductCell({ review: { id, image, name, language } }: { review: ReviewRow }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-12 flex-none rounded-control bg-sand">
        {image ? <Photo picture={image} alt="" sizes="48px" first={false} /> : null}
      </span>
      <h2 className="min-w-0 text-base leading-snug">
        <Link to={reviewPath(id)} className="inline-block py-1 text-primary underline underline-offset-3">
          <Written language={language}>{name}</Written>
        </Link>
      </h2>
    </span>
  )
}

type BulkValues = Partial<Record<string, string>>

interface ReviewListProps {
  first: { items: ReviewRow[]; next: string | null }
  columns: string[] | null
  address: string
  formKey: string
  /** the bulk form, refused or done in part */
  bulk:
    | RefusedForm<BulkValues>
    | { done: number; left: { id: string; outcome: string }[]; key: string; values: BulkValues }
    | undefined
}

/** The queue, oldest first; ticked ones that were looked at are accepted together. */
export function ReviewList({ first, columns, address, formKey, bulk }: ReviewListProps) {
  const t = useText('reviews')
  const { items, more, focusOf } = useMore(first, address)
  const [picked, setPicked] = useState(0)
  const busy = useNavigation().formData?.get('intent') === 'bulk'
  const all = useReviewColumns()
  const refused = bulk && 'code' in bulk ? bulk : undefined
  const { errors } = useFormErrors(refused, {
    fields: ({ looked }) => (looked ? [{ field: 'looked', text: t('bulk.looked.required') }] : []),
    codes: { INPUT_INVALID: refused?.fields.looked ? null : t('bulk.required') },
    otherwise: t('error'),
  })
  if (items.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <p className="text-muted">{t('none.text')}</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" onChange={() => setPicked(pickedIn(BULK_FORM).length)}>
      <FormErrors title={t('error')} errors={[...errors, ...leftTexts()]} attempt={bulk} />
      <Table
        label={t('title')}
        columns={shownColumns(all, columns)}
        rows={items}
        picking={{
          form: BULK_FORM,
          labelOf: ({ name }) => t('pick', { name }),
          // What is accepted is what was seen.
          versionOf: ({ version }) => version,
        }}
        focusOf={focusOf}
      />
      <LoadMore {...more} />
      <BulkBar
        form={BULK_FORM}
        action={sentTo(address)}
        formKey={bulk?.key ?? formKey}
        picked={picked}
        open={bulk !== undefined}
        most={0}
        progress={null}
        busy={busy}
        submit={t(busy ? 'bulk.busy' : 'bulk.submit')}
      >
        <Checkbox label={t('bulk.looked')} name="looked" id="looked" />
      </BulkBar>
    </div>
  )

  function leftTexts() {
    if (!bulk || !('left' in bulk)) return []
    const known = ['ALREADY_DECIDED', 'CHANGED_MEANWHILE', 'ENGLISH_REQUIRED', 'ARTICLE_CODE_TAKEN'] as const
    return [
      { text: t('bulk.done', { count: bulk.done }) },
      ...bulk.left.map(({ id, outcome }) => ({
        text: t(`bulk.left.${known.find((code) => code === outcome) ?? 'NOT_FOUND'}`, {
          name: items.find((review) => review.id === id)?.name ?? '',
        }),
      })),
    ]
  }
}
