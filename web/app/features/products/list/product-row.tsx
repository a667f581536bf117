import type { ProductRow as Row } from '@ticarum/contract/procedures/products'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useText } from '../../../texts.ts'
import { ProductState } from './product-state.tsx'
import { QuickEditForm, type RefusedQuickEdit } from './quick-edit.tsx'
import { RowActions } from './row-actions.tsx'

const rowGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 ' +
  'xl:grid-cols-[auto_minmax(0,1fr)_auto] xl:items-start'

/** With the form key of its forms. */
export type MyProduct = Row & { key: string }

interface ProductRowViewProps {
  product: MyProduct
  /** URL of the list, and where its forms are sent */
  address: string
  action: string
  refused: RefusedQuickEdit | undefined
  /** on the first screen: its picture is loaded eagerly */
  first: boolean
  focus: Pick<ComponentProps<'li'>, 'ref' | 'tabIndex'> | undefined
}

export function ProductRowView({ product, address, action, refused, first, focus }: ProductRowViewProps) {
  const t = useText('supplier-products')
  const { id, name, language, status, articleCode, priceCents, unit, stock, madeToOrder, image, reason, revision } =
    product
  const page = status === 'listed' ? `/products/${id}` : `/supplier/products/edit/${id}`
  return (
    <li {...focus} className={rowGrid}>
      <div className="size-18 flex-none rounded-control bg-sand">
        {image ? <Photo picture={image} alt="" sizes="72px" first={first} /> : null}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 text-md leading-snug sm:text-lg">
            <Link to={page} lang={language} dir="auto" className="text-text no-underline hover:underline">
              {name}
            </Link>
          </h2>
          <ProductState status={status} />
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-muted">
          <span>
            <Price cents={priceCents} className="font-semibold text-text" /> {t(`per.${unit}`)}
          </span>
          <span>
            {t('stock')} <b className="font-semibold text-text">{t('stock.count', { count: stock })}</b>
          </span>
          {madeToOrder ? <span>{t('made-to-order')}</span> : null}
          {articleCode ? (
            <span>
              {t('code')} <bdi className="font-semibold text-text">{articleCode}</bdi>
            </span>
          ) : null}
        </p>
        {reason ? (
          <Reason title={t(status === 'rejected' ? 'reason.rejected' : 'reason.changes')} text={reason} />
        ) : null}
        {revision?.state === 'waiting' ? (
          <p className="text-sm font-semibold text-warning">{t('revision.waiting')}</p>
        ) : null}
        {revision?.state === 'sent_back' ? (
          <Reason title={t('revision.sent-back')} text={revision.reason ?? ''} />
        ) : null}
        {product.may.includes('quickEdit') ? (
          <QuickEditForm product={product} action={action} refused={refused} />
        ) : null}
      </div>
      <div className="col-span-2 xl:col-span-1">
        <RowActions product={product} address={address} action={action} />
      </div>
    </li>
  )
}

/** Text of an admin, as written. */
function Reason({ title, text }: { title: string; text: string }) {
  return (
    <p className="text-sm">
      <b className="font-semibold text-danger">{title}</b>{' '}
      <bdi dir="auto" className="whitespace-pre-line">
        {text}
      </bdi>
    </p>
  )
}
