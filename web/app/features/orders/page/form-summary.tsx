import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../components/icons/icon.tsx'

/** Of what opens a form about a payment or a rating; the page's filled button leads here. */
export const formOpener =
  'inline-flex min-h-12 w-full list-none items-center justify-center gap-2 rounded-control border px-5 py-2 ' +
  'border-line-input bg-surface font-semibold text-text no-underline hover:bg-sand'

export function FormSummary({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <summary className={formOpener}>
      <Icon name={icon} />
      {children}
    </summary>
  )
}
