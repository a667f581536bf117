import type { VerificationDetails } from '@ticarum/contract/procedures/verifications'
import { Link } from 'react-router'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'

const details = ['legalName', 'registryNumber', 'taxNumber', 'phone', 'address', 'city', 'country'] as const

/** Always written from left to right. */
const figures: string[] = ['registryNumber', 'taxNumber', 'phone']

/** The supplier's own data. */
export function SupplierIdentity({ supplier }: { supplier: VerificationDetails['supplier'] }) {
  const t = useText('suppliers')
  const settings = useText('supplier-settings')
  const day = useDay()
  const rows = [
    ...details.map((field) => ({
      label: settings(`field.${field}`),
      value: supplier[field] ? (
        <bdi dir={figures.includes(field) ? 'ltr' : undefined}>{supplier[field]}</bdi>
      ) : (
        t('not-said')
      ),
    })),
    { label: t('joined'), value: day(supplier.since) },
    { label: t('listed'), value: t('listed.count', { count: supplier.listedProducts }) },
  ]
  return (
    <section aria-labelledby="identity" className="grid content-start gap-3">
      <h2 id="identity" className="text-xl">
        {settings('legal')}
      </h2>
      <Manifest rows={rows} />
      {supplier.description ? (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {supplier.description}
        </p>
      ) : null}
      <Link
        to={`/supplier/${supplier.id}`}
        className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
      >
        {t('profile')}
      </Link>
    </section>
  )
}
