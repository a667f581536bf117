import { Button } from './button.tsx'

interface SaveBarProps {
  /** the form's intent */
  intent: string
  busy: boolean
  children: string
}

/** The one button of a long form, in reach while it is scrolled; on a phone above the bottom bar. */
export function SaveBar({ intent, busy, children }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 flex border-t border-rule bg-bg py-3 max-lg:bottom-16 max-sm:*:flex-1">
      <Button name="intent" value={intent} busy={busy}>
        {children}
      </Button>
    </div>
  )
}
