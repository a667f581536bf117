import { Link } from 'react-router'
import { Seal } from './seal.tsx'
import { Stripe } from './stripe.tsx'

/** Who makes it: stripe, name, seal; leads to the profile. */
export function SupplierBoxView({
  supplier,
}: {
  supplier: { id: string; name: string; verified: boolean; stripe: number; city?: string }
}) {
  const { id, name, verified, stripe, city } = supplier
  return (
    <Link to={`/supplier/${id}`} className="group/box flex min-h-12 min-w-0 items-center gap-3 text-text no-underline">
      <Stripe stripe={stripe} />
      <span className="grid min-w-0 gap-0.5">
        <bdi className="truncate text-sm leading-tight font-semibold group-hover/box:underline group-hover/box:underline-offset-3">
          {name}
        </bdi>
        <span className="flex flex-wrap items-center gap-x-2.5 text-xs text-muted">
          {verified ? <Seal /> : null}
          {city ? <bdi>{city}</bdi> : null}
        </span>
      </span>
    </Link>
  )
}
