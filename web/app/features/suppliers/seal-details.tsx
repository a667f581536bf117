import type { SupplierBox } from '@ticarum/contract/procedures/companies'
import { Icon } from '../../components/icons/icon.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { Seal } from './seal.tsx'

/** The seal; opens to show what was checked, when, and until when it is valid. */
export function SealDetails({ seal: { checks, verifiedAt, validUntil } }: { seal: NonNullable<SupplierBox['seal']> }) {
  const t = useText('companies')
  const day = useDay()
  return (
    <details className="border-y border-line">
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Seal />
        <span className="text-sm text-primary underline underline-offset-3">{t('seal.open')}</span>
      </summary>
      <div className="grid gap-3 pb-4 text-sm">
        {verifiedAt ? <p>{t('seal.on', { date: day(verifiedAt) })}</p> : null}
        <ul aria-label={t('seal.checked')} className="grid gap-1.5">
          {checks.map((check) => (
            <li key={check} className="flex items-center gap-2">
              <span className="text-success">
                <Icon name="check" small />
              </span>
              {t(`check.${check}`)}
            </li>
          ))}
        </ul>
        <p className="text-muted">{t('seal.until', { date: day(validUntil) })}</p>
      </div>
    </details>
  )
}
