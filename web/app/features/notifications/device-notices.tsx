import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { useApiCall } from '../../forms/use-api-call.ts'
import { useText } from '../../texts.ts'
import { type DeviceProblem, showNoNoticesHere, showNoticesHere } from './device-subscription.ts'

interface DeviceNoticesProps {
  publicKey: string
  on: boolean
}

/** Whether this device shows notices; only scripts can ask the browser for that. */
export function DeviceNotices({ publicKey, on }: DeviceNoticesProps) {
  const t = useText('notice-choices')
  const { busy, call } = useApiCall()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<DeviceProblem>()

  async function turn() {
    setProblem(undefined)
    const answer = await call(() => (on ? showNoNoticesHere() : showNoticesHere(publicKey))).catch(
      () => ({ ok: false, problem: 'failed' }) as const,
    )
    if (!answer) return
    if (!answer.ok) return setProblem(answer.problem)
    await revalidate()
  }

  return (
    <section
      aria-labelledby="device-title"
      className="hidden max-w-160 justify-items-start gap-4 border-t border-rule pt-8 scripted:grid"
    >
      <h2 id="device-title" className="text-xl">
        {t('device.title')}
      </h2>
      <p className="text-muted">{t('device.lead')}</p>
      <p role="status">{on ? t('device.on') : ''}</p>
      {problem ? (
        <p role="alert" className="text-danger">
          {t(`device.${problem}`)}
        </p>
      ) : null}
      <Button type="button" variant={on ? 'line' : 'main'} busy={busy} onClick={turn}>
        {t(busy ? 'device.busy' : on ? 'device.turn-off' : 'device.turn-on')}
      </Button>
    </section>
  )
}
