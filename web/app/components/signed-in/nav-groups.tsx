import type { Badges } from '../../context/late-badges.server.ts'
import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import { NavLinks } from '../layout/nav-links.tsx'
import { LateBadge } from './late-badge.tsx'
import type { NavGroup, NavItem } from './nav-items.ts'

export const iconOf = ({ icon }: NavItem) => <Icon name={icon} />

export function NavGroups({ groups, badges = {} }: { groups: NavGroup[]; badges?: Badges }) {
  const t = useText('shell')
  return groups.map(({ title, places }) => (
    <div key={title ?? ''} className="grid gap-2">
      {title ? (
        <p className="px-3 text-xs font-semibold text-muted lg:group-has-[[data-dense]]/area:sr-only">{t(title)}</p>
      ) : null}
      <NavLinks places={places} icon={iconOf} badge={({ path }) => <LateBadge path={path} number={badges[path]} />} />
    </div>
  ))
}
