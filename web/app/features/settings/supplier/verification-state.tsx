import type { SupplierSettings } from '@ticarum/contract/procedures/supplier-settings'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { useDay } from '../../../dates.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useText } from '../../../texts.ts'
import { VerificationChip } from '../../suppliers/verification-chip.tsx'

/** States in which a supplier may ask for verification. */
const open = ['new', 'changes_requested', 'rejected', 'expired']

interface VerificationStateViewProps {
  settings: SupplierSettings
  formKey: string
  path: string
}

/** State of the verification, and the next step. */
export function VerificationStateView({ settings, formKey, path }: VerificationStateViewProps) {
  const t = useText('supplier-settings')
  const day = useDay()
  const busy = useNavigation().formData?.get('intent') === 'verify'
  const { state, reason, validUntil, checks } = settings.verification
  return (
    <section aria-labelledby="verification" className="grid gap-3 border-y border-line py-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="verification" className="text-xl">
          {t('verification')}
        </h2>
        <VerificationChip state={state} />
      </div>
      <p className="max-w-prose">
        {state === 'verified'
          ? t('verification.verified.next', { date: validUntil ? day(validUntil) : '' })
          : t(`verification.${state}.next`)}
      </p>
      {state === 'verified' && checks.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {checks.map((check) => (
            <li key={check}>{t(`check.${check}`)}</li>
          ))}
        </ul>
      ) : null}
      {reason ? (
        <p dir="auto" className="rounded-card bg-sand p-4 whitespace-pre-line">
          {reason}
        </p>
      ) : null}
      {open.includes(state) && settings.mayChange ? (
        <Form method="post" action={sentTo(path)}>
          <input type="hidden" name="key" value={formKey} />
          <Button name="intent" value="verify" variant="line" busy={busy}>
            {t(busy ? 'verify.busy' : 'verify')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
