import type { Api } from '@ticarum/server/client'
import { Link } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useText } from '../../texts.ts'
import { useMore } from '../../visit/use-more.ts'
import { Seal } from './seal.tsx'
import { Stripe } from './stripe.tsx'

export type SupplierPage = Awaited<ReturnType<Api['companies']['listSuppliers']>>

/** Suppliers in ruled rows. 'Load more' is a link to the next ones; with scripts they come below these, from `path`. */
export function SupplierList({ first, path }: { first: SupplierPage; path: string }) {
  const t = useText('companies')
  const { items, next, loading, loadMore, focusOf } = useMore(first, path)
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map((supplier) => (
          <li key={supplier.id} {...focusOf(supplier.id)} className="flex items-center gap-3 border-b border-line py-4">
            <Stripe stripe={supplier.stripe} />
            <div className="grid min-w-0 gap-0.5">
              <h3 className="text-md leading-snug">
                <Link to={`/supplier/${supplier.id}`} className="inline-block py-1 text-text no-underline hover:underline hover:underline-offset-3">
                  <bdi>{supplier.name}</bdi>
                </Link>
              </h3>
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
                {supplier.verified ? <Seal /> : null}
                <bdi>{supplier.city}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {next ? (
        <p>
          <ButtonLink to={`?after=${next}`} variant="line" aria-disabled={loading || undefined} onClick={loadMore}>
            {t(loading ? 'loading' : 'more')}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}
