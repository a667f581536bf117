import type { InvoiceRecord } from '@ticarum/contract/procedures/order-shapes'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'

const fields = ['company', 'legalName', 'taxNumber', 'companyAddress', 'name', 'street'] as const

/** What the books keep of a customer who deleted their account; for admins. */
export function InvoiceRecordView({ invoice }: { invoice: InvoiceRecord }) {
  const t = useText('order-page')
  const day = useDay()
  const kept = (field: (typeof fields)[number]) =>
    field === 'street' ? [invoice.street, invoice.postalCode].filter(Boolean).join(', ') : invoice[field]
  return (
    <section aria-labelledby="invoice" className="grid gap-3">
      <h2 id="invoice" className="text-xl">
        {t('invoice')}
      </h2>
      <p className="text-sm text-muted">{t('invoice.text', { day: day(invoice.keptUntil) })}</p>
      <Manifest
        rows={fields.flatMap((field) => {
          const value = kept(field)
          return value ? [{ label: t(`invoice.${field}`), value: <bdi>{value}</bdi> }] : []
        })}
      />
    </section>
  )
}
