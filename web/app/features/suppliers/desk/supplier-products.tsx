import type { ProductRow } from '@ticarum/contract/procedures/products'
import { Link } from 'react-router'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { useText } from '../../../texts.ts'
import { ProductState } from '../../products/list/product-state.tsx'

const rowGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line py-3 ' +
  'md:grid-cols-[auto_minmax(0,1fr)_auto]'

/** A supplier's products, newest first, with links for admins to edit them. */
export function SupplierProducts({
  first,
  path,
}: {
  first: { items: ProductRow[]; next: string | null }
  path: string
}) {
  const t = useText('suppliers')
  const products = useText('supplier-products')
  const { items, more, focusOf } = useMore(first, path)
  if (items.length === 0) return <EmptyState title={t('products.none')} />
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map(({ id, name, language, image, status, priceCents, unit, revision }) => (
          <li key={id} {...focusOf(id)} className={rowGrid}>
            <div className="size-14 flex-none rounded-control bg-sand">
              {image ? <Photo picture={image} alt="" sizes="56px" /> : null}
            </div>
            <div className="grid min-w-0">
              <h3 className="text-md leading-snug">
                <Link
                  to={`/supplier/products/edit/${id}`}
                  className="inline-block py-1 text-primary underline underline-offset-3"
                >
                  <Written language={language}>{name}</Written>
                </Link>
              </h3>
              <p className="text-sm text-muted">
                <Price cents={priceCents} /> {products(`per.${unit}`)}
                {revision?.state === 'waiting' ? (
                  <b className="ms-3 font-semibold text-warning">{products('revision.waiting')}</b>
                ) : null}
              </p>
            </div>
            <div className="max-md:col-start-2">
              <ProductState status={status} />
            </div>
          </li>
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}
