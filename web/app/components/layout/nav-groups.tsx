import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import type { NavGroup, NavItem } from './nav-items.ts'
import { NavLinks } from './nav-links.tsx'

export const iconOf = ({ icon }: NavItem) => <Icon name={icon} />

export function NavGroups({ groups }: { groups: NavGroup[] }) {
  const t = useText('shell')
  return groups.map(({ title, places }) => (
    <div key={title ?? ''} className="grid gap-2">
      {title ? <p className="px-3 text-xs font-semibold text-muted">{t(title)}</p> : null}
      <NavLinks places={places} icon={iconOf} />
    </div>
  ))
}
