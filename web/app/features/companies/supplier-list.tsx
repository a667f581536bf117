import type { Api } from '@ticarum/server/client'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useText } from '../../texts.ts'
import { Seal } from './seal.tsx'
import { Stripe } from './stripe.tsx'

export type SupplierPage = Awaited<ReturnType<Api['companies']['listSuppliers']>>

/** Suppliers in ruled rows. 'Load more' is a link to the next ones; with scripts they come below these, from `path`. */
export function SupplierList({ first, path }: { first: SupplierPage; path: string }) {
  const t = useText('companies')
  const { items, next, loading, loadMore, firstNew } = useMore(first, path)
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map((supplier) => (
          <li key={supplier.id} ref={supplier.id === firstNew.id ? firstNew.ref : undefined} tabIndex={-1} className="flex items-center gap-3 border-b border-line py-4">
            <Stripe id={supplier.id} />
            <div className="grid min-w-0 gap-0.5">
              <h3 className="text-md leading-snug">
                <bdi>{supplier.name}</bdi>
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

function useMore(first: SupplierPage, path: string) {
  const fetcher = useFetcher<{ suppliers: SupplierPage }>()
  const [older, setOlder] = useState<SupplierPage[]>([])
  const pages = [first, ...older]
  const latest = fetcher.data?.suppliers
  if (latest && latest !== older.at(-1)) setOlder([...older, latest])

  const next = pages.at(-1)?.next ?? null
  const loading = fetcher.state !== 'idle'
  function loadMore(event: MouseEvent) {
    event.preventDefault()
    if (next && !loading) void fetcher.load(`${path}&after=${next}`)
  }

  // Whoever reads by keyboard goes on where the new ones begin.
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (older.length > 0) row.current?.focus()
  }, [older.length])
  return { items: pages.flatMap((page) => page.items), next, loading, loadMore, firstNew: { id: older.at(-1)?.items[0]?.id, ref: row } }
}
