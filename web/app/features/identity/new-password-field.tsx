import { useState } from 'react'
import { useText } from '../../texts.ts'
import { PasswordField } from './password-field.tsx'
import { strengthOf, strengths } from './password-strength.ts'

const looks = { weak: 'bg-danger', fair: 'bg-highlight', good: 'bg-success', strong: 'bg-success' }

/** A password that is being chosen: says how it would stand, and warns of one that everybody tries. It refuses none. */
export function NewPasswordField({ label, problem }: { label: string; problem?: string | undefined }) {
  const t = useText('auth')
  const [password, setPassword] = useState('')
  const [list, setList] = useState<{ isCommon(password: string): boolean }>()
  const common = list?.isCommon(password) ?? false
  const strength = common ? 'weak' : strengthOf(password)
  const loadList = () => void import('./common-passwords.ts').then(setList, () => {}) // it only warns: without it, nothing is lost
  return (
    <PasswordField label={label} name="password" autoComplete="new-password" problem={problem} onFocus={loadList} onInput={(event) => setPassword(event.currentTarget.value)}>
      <div aria-live="polite" className="text-sm text-muted empty:-mt-1.5">
        {password ? (
          <>
            <span aria-hidden="true" className="mb-1 grid grid-cols-4 gap-1">
              {strengths.map((step, index) => (
                <span key={step} className={`h-1 rounded-mark ${index <= strengths.indexOf(strength) ? looks[strength] : 'bg-line'}`} />
              ))}
            </span>
            {common ? t('password.common') : t(`password.${strength}`)}
          </>
        ) : null}
      </div>
    </PasswordField>
  )
}
