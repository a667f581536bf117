import type { SupplierSettings } from '@ticarum/contract/procedures/supplier-settings'
import { Icon } from '../../components/icons/icon.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'
import { CompanyMark } from '../suppliers/company-mark.tsx'
import { VerificationChip } from '../suppliers/verification-chip.tsx'

type SupplierHeadProps = Pick<SupplierSettings, 'companyName' | 'city' | 'country' | 'stripe' | 'logo' | 'verification'>

/** The company as buyers know it: its stripe, name and seal; and the way to a new product. */
export function SupplierHead({ companyName, city, country, stripe, logo, verification }: SupplierHeadProps) {
  const t = useText('dashboard')
  const place = [city, country].filter(Boolean).join(', ')
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <CompanyMark company={{ stripe, logo }} />
        <div className="grid gap-1">
          <h1 className="text-3xl">
            <bdi>{companyName}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <VerificationChip state={verification.state} />
            {place ? <bdi>{place}</bdi> : null}
          </p>
        </div>
      </div>
      <ButtonLink to="/supplier/products/new">
        <Icon name="plus" />
        {t('add-product')}
      </ButtonLink>
    </div>
  )
}
