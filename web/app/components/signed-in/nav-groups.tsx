import { useText } from '../../texts.ts'
import { NavLinks } from '../layout/nav-links.tsx'
import type { NavGroup, NavItem } from './nav-items.ts'
import { PlaceIcon } from './place-icon.tsx'

export const iconOf = ({ icon }: NavItem) => <PlaceIcon name={icon} />

export function NavGroups({ groups }: { groups: NavGroup[] }) {
  const t = useText('shell')
  return groups.map(({ title, places }) => (
    <div key={title ?? ''} className="grid gap-2">
      {title ? <p className="px-3 text-xs font-semibold text-muted">{t(title)}</p> : null}
      <NavLinks places={places} icon={iconOf} />
    </div>
  ))
}
