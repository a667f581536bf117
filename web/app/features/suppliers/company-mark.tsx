import type { Picture } from '@ticarum/contract/fields'
import { Photo } from '../../components/ui/photo.tsx'
import { Stripe } from './stripe.tsx'

/** A company's stripe in large, beside its logo if it has one. */
export function CompanyMark({ company: { stripe, logo } }: { company: { stripe: number; logo: Picture | null } }) {
  return (
    <span className="flex gap-2 *:size-16">
      <Stripe stripe={stripe} />
      {logo ? (
        <span className="block flex-none rounded-mark border border-line bg-surface">
          <Photo picture={logo} alt="" sizes="64px" first whole />
        </span>
      ) : null}
    </span>
  )
}
