import { useState } from 'react'
import { useText } from '../../texts.ts'
import { PasswordField } from './password-field.tsx'

const looks = { weak: 'bg-danger', fair: 'bg-highlight', good: 'bg-success', strong: 'bg-success' }

/** Field for a new password: shows its strength and warns of common passwords, but refuses none. */
export function NewPasswordField({ label, error }: { label: string; error?: string | undefined }) {
  const [password, setPassword] = useState('')
  const [judge, setJudge] = useState<typeof import('./password-strength.ts')>()
  // The check only warns, so a failed import is ignored.
  const loadJudge = () => void import('./password-strength.ts').then(setJudge, () => {})
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      error={error}
      onFocus={loadJudge}
      onInput={(event) => setPassword(event.currentTarget.value)}
    >
      <div aria-live="polite" className="text-sm text-muted empty:-mt-1.5">
        {password && judge ? <Strength password={password} judge={judge} /> : null}
      </div>
    </PasswordField>
  )
}

function Strength({
  password,
  judge: { isCommon, strengthOf, strengths },
}: {
  password: string
  judge: typeof import('./password-strength.ts')
}) {
  const t = useText('auth')
  const common = isCommon(password)
  const strength = common ? 'weak' : strengthOf(password)
  return (
    <>
      <span aria-hidden="true" className="mb-1 grid grid-cols-4 gap-1">
        {strengths.map((step, index) => (
          <span
            key={step}
            className={`h-1 rounded-mark ${index <= strengths.indexOf(strength) ? looks[strength] : 'bg-line'}`}
          />
        ))}
      </span>
      {common ? t('password.common') : t(`password.${strength}`)}
    </>
  )
}
