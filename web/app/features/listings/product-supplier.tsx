import type { SupplierBox } from '@ticarum/contract/procedures/companies'
import { ButtonLink } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'
import { CompanyMark } from '../suppliers/company-mark.tsx'
import { SealDetails } from '../suppliers/seal-details.tsx'

/** The supplier, and what its seal certifies. */
export function ProductSupplier({ supplier, productId }: { supplier: SupplierBox; productId: string }) {
  const t = useText('product')
  return (
    <section aria-labelledby="supplier" className="grid content-start gap-3">
      <h2 id="supplier" className="text-xl">
        {t('supplier')}
      </h2>
      <div className="grid gap-4 border-t border-rule pt-4">
        <div className="flex items-start gap-3">
          <CompanyMark company={supplier} />
          <div className="grid min-w-0 gap-1">
            <h3 className="text-lg">
              <bdi>{supplier.name}</bdi>
            </h3>
            <p className="text-sm text-muted">
              {t('supplier.products', { city: supplier.city, count: supplier.listedProducts })}
            </p>
          </div>
        </div>
        {supplier.seal ? <SealDetails seal={supplier.seal} /> : null}
        <ButtonLink to={`/supplier/${supplier.id}`} variant="line">
          {t('supplier.view')}
        </ButtonLink>
        <ButtonLink to={`/customer/messages/ask/product/${productId}`} variant="line">
          {t('ask')}
        </ButtonLink>
      </div>
    </section>
  )
}
