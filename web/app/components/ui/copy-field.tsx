import { useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

interface CopyFieldProps {
  name: string
  value: string
  texts: { label: string; copy: string; copied: string; failed: string }
}

/** A link or a secret in a read-only field; with scripts a button copies it. */
export function CopyField({ name, value, texts }: CopyFieldProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => {
    // `clipboard` is missing on plain HTTP, and browsers may refuse it.
    const copied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    setOutcome(copied ? 'copied' : 'failed')
  }
  return (
    <div className="grid gap-3">
      <Field
        label={texts.label}
        name={name}
        dir="ltr"
        readOnly
        autoComplete="off"
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="button" variant="line" className="hidden! scripted:inline-flex!" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <span role="status" className="text-sm text-muted">
          {outcome ? texts[outcome] : null}
        </span>
      </div>
    </div>
  )
}
