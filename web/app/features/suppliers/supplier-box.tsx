import { Link } from 'react-router'
import type { RatingMark } from './rating-mark.server.ts'
import { Seal } from './seal.tsx'
import { Stripe } from './stripe.tsx'

interface SupplierBoxProps {
  supplier: { id: string; name: string; verified: boolean; stripe: number; city?: string; rated?: RatingMark }
}

/** Stripe, name and seal of a supplier, linked to its profile. */
export function SupplierBoxView({ supplier }: SupplierBoxProps) {
  return (
    <Link to={`/supplier/${supplier.id}`} className="supplier-box">
      <SupplierMark supplier={supplier} />
    </Link>
  )
}

export function SupplierMark({ supplier: { name, verified, stripe, city, rated } }: SupplierBoxProps) {
  return (
    <>
      <Stripe stripe={stripe} />
      <span>
        <bdi>{name}</bdi>
        <span>
          {verified ? <Seal /> : null}
          {city ? <bdi>{city}</bdi> : null}
          {rated ? <span {...rated} /> : null}
        </span>
      </span>
    </>
  )
}
