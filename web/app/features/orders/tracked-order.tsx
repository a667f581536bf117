import type { Tracking } from '@ticarum/contract/procedures/tracking'
import { Manifest, type ManifestRow } from '../../components/ui/manifest.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { LateMark } from './next-step.tsx'
import { ShippingSteps } from './page/shipping-steps.tsx'

/** How far an order is and its days, as whoever has a link to it sees them. */
export function TrackedOrder({ tracking }: { tracking: Tracking }) {
  const t = useText('tracking')
  const day = useDay()
  const { shippingStatus, placedAt, readyOn, late, shippedAt, deliveredAt } = tracking
  const row = (label: string, moment: string | null): ManifestRow[] => (moment ? [{ label, value: day(moment) }] : [])
  const rows = [
    ...row(t('placed'), placedAt),
    ...(readyOn ? [{ label: t('ready'), value: <ReadyDay readyOn={readyOn} late={late} /> }] : []),
    ...row(t('shipped'), shippedAt),
    ...row(t('delivered'), deliveredAt),
  ]
  return (
    <>
      <ShippingSteps
        shippingStatus={shippingStatus}
        reached={{ pending: placedAt, shipped: shippedAt, delivered: deliveredAt }}
      />
      <div className="max-w-prose">
        <Manifest rows={rows} />
      </div>
    </>
  )
}

function ReadyDay({ readyOn, late }: { readyOn: string; late: number | null }) {
  const day = useDay()
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {day(readyOn)} <LateMark days={late} />
    </span>
  )
}
