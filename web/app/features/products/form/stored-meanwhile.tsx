import type { FormFields } from '@ticarum/contract/forms/nested'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { useText } from '../../../texts.ts'

const compared = ['name', 'description', 'price', 'stock', 'minimum', 'origin', 'articleCode'] as const

/** What somebody else saved while the form was open, where it differs from the form. */
export function StoredMeanwhile({ values, stored }: { values: FormFields; stored: FormFields }) {
  const t = useText('product-form')
  const rows = compared
    .filter((field) => (values[field] ?? '') !== (stored[field] ?? ''))
    .map((field) => ({ label: t(`stored.${field}`), value: stored[field] || t('stored.empty') }))
  return (
    <section aria-labelledby="stored" className="grid gap-2 rounded-card bg-sand p-5">
      <h2 id="stored" className="text-lg">
        {t('stored.title')}
      </h2>
      {rows.length > 0 ? <Manifest rows={rows} /> : <p>{t('stored.elsewhere')}</p>}
    </section>
  )
}
