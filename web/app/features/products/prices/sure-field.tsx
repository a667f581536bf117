import { LARGE_CHANGE_PERCENT } from '@ticarum/contract/values/scale-tiers'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { useText } from '../../../texts.ts'

interface SureFieldProps {
  name: string
  /** it was left unticked */
  missed: boolean
}

/** Asks once more about a large change of a price. */
export function SureField({ name, missed }: SureFieldProps) {
  const t = useText('prices')
  const percent = String(LARGE_CHANGE_PERCENT)
  return (
    <div className="grid gap-1">
      <Checkbox label={t('sure', { percent })} name={name} />
      {missed ? (
        <p role="alert" className="font-semibold text-danger">
          {t('sure.missed', { percent })}
        </p>
      ) : null}
    </div>
  )
}
