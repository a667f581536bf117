import { Link } from 'react-router'
import type { Column } from '../../../components/table/table.tsx'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import type { MyProduct } from './my-product.ts'
import { ProductState } from './product-state.tsx'
import { QuickEditForm, type RefusedQuickEdit } from './quick-edit.tsx'

type ProductColumn = Column<MyProduct>

interface ProductColumnsProps {
  /** where forms in rows are sent */
  action: string
  /** a quick edit that was refused */
  refused: RefusedQuickEdit | undefined
}

/** The columns of a supplier's products. */
export function useProductColumns(forms: ProductColumnsProps): [ProductColumn, ...ProductColumn[]] {
  const t = useText('supplier-products')
  const day = useDay()
  return [
    {
      id: 'product',
      label: t('column.product'),
      cell: (product) => <ProductCell product={product} {...forms} />,
    },
    {
      id: 'price',
      label: t('column.price'),
      atEnd: true,
      cell: ({ priceCents, unit }) => (
        <span>
          <Price cents={priceCents} className="font-semibold" />{' '}
          <span className="text-xs text-muted xl:block">{t(`per.${unit}`)}</span>
        </span>
      ),
    },
    {
      id: 'stock',
      label: t('stock'),
      atEnd: true,
      cell: ({ stock, madeToOrder }) => (
        <span>
          <b className="font-semibold">{t('stock.count', { count: stock })}</b>{' '}
          {madeToOrder ? <span className="text-xs text-muted xl:block">{t('made-to-order')}</span> : null}
        </span>
      ),
    },
    { id: 'code', label: t('code'), cell: ({ articleCode }) => <bdi>{articleCode ?? '–'}</bdi> },
    {
      id: 'category',
      label: t('category'),
      extra: true,
      cell: ({ category }) => (category ? t(`category.${category}`) : '–'),
    },
    {
      id: 'confirmed',
      label: t('column.confirmed'),
      extra: true,
      cell: ({ priceConfirmedAt }) => day(priceConfirmedAt),
    },
    { id: 'added', label: t('column.added'), extra: true, cell: ({ createdAt }) => day(createdAt) },
  ]
}

function ProductCell({ product, action, refused }: ProductColumnsProps & { product: MyProduct }) {
  const t = useText('supplier-products')
  const { id, name, language, status, image, reason, revision } = product
  const page = status === 'listed' ? `/products/${id}` : `/supplier/products/edit/${id}`
  return (
    <span className="flex min-w-0 items-start gap-3 py-1">
      <span className="size-10 flex-none rounded-control bg-sand">
        {image ? <Photo picture={image} alt="" sizes="40px" first={false} /> : null}
      </span>
      <span className="grid min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-base leading-snug">
            <Link
              to={page}
              lang={language}
              dir="auto"
              className="inline-block py-0.5 text-text no-underline hover:underline"
            >
              {name}
            </Link>
          </h2>
          <ProductState status={status} />
        </span>
        {reason ? (
          <Reason title={t(status === 'rejected' ? 'reason.rejected' : 'reason.changes')} text={reason} />
        ) : null}
        {revision?.state === 'waiting' ? (
          <span className="text-sm font-semibold text-warning">{t('revision.waiting')}</span>
        ) : null}
        {revision?.state === 'sent_back' ? (
          <Reason title={t('revision.sent-back')} text={revision.reason ?? ''} />
        ) : null}
        {product.may.includes('quickEdit') ? (
          <QuickEditForm product={product} action={action} refused={refused?.values.id === id ? refused : undefined} />
        ) : null}
      </span>
    </span>
  )
}

/** Text of an admin, as written. */
function Reason({ title, text }: { title: string; text: string }) {
  return (
    <span className="text-sm">
      <b className="font-semibold text-danger">{title}</b>{' '}
      <bdi dir="auto" className="whitespace-pre-line">
        {text}
      </bdi>
    </span>
  )
}
