import type { SupplierSettings } from '@ticarum/contract/procedures/supplier-settings'
import { useText } from '../../../texts.ts'
import { ChangeRows } from '../../suppliers/change-rows.tsx'

/** What of the checked fields waits for an admin, or was refused last. */
export function WaitingChange({ settings }: { settings: SupplierSettings }) {
  const t = useText('supplier-settings')
  const { change } = settings
  if (!change) return null
  return (
    <section aria-labelledby="change" className="grid gap-3 rounded-card bg-sand p-5">
      <h2 id="change" className="text-xl">
        {t(`change.${change.state}`)}
      </h2>
      <p className="max-w-prose">{t(`change.${change.state}.text`)}</p>
      {change.reason ? (
        <p dir="auto" className="font-medium whitespace-pre-line">
          {change.reason}
        </p>
      ) : null}
      <ChangeRows from={settings} to={change.to} />
    </section>
  )
}
