import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { useText } from '../../../texts.ts'

/** A link to take along: it can be marked by hand, and with scripts copied. */
export function CopyLink({ url }: { url: string }) {
  const t = useText('order-page')
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => {
    // Missing where the page came over a plain connection, and a browser may refuse.
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    setOutcome(copied ? 'copied' : 'failed')
  }
  return (
    <div className="grid gap-3">
      <Field
        label={t('share.link')}
        name="link"
        dir="ltr"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="button" variant="line" className="hidden! scripted:inline-flex!" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <span role="status" className="text-sm text-muted">
          {outcome ? t(`share.${outcome}`) : null}
        </span>
      </div>
    </div>
  )
}
