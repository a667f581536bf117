import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { NavLinks } from './nav-links.tsx'
import { publicNavItems } from './public-nav-items.ts'

interface PhoneMenuProps {
  label: ReactNode
  above?: boolean
  className?: string
  children?: ReactNode
}

/**
 * The menu of a phone, with the public pages at its end. It opens from the bottom bar, or for visitors from the top
 * bar.
 */
export function PhoneMenu({ label, above = false, className, children }: PhoneMenuProps) {
  const t = useText('shell')
  return (
    <Disclosure label={label} above={above} {...(className ? { className } : {})}>
      <nav aria-label={t('nav.menu')} className="grid max-h-[70vh] min-w-56 gap-3 overflow-y-auto">
        {children}
        <NavLinks places={publicNavItems} />
      </nav>
    </Disclosure>
  )
}
