import type { Role } from '@ticarum/contract/values/roles'
import type { Badges } from '../../context/late-badges.server.ts'
import { useText } from '../../texts.ts'
import { NavGroups } from './nav-groups.tsx'
import { railOf } from './nav-items.ts'

/** Navigation of a role's area, beside its pages; phones have the bottom bar. */
export function Rail({ role, badges }: { role: Role; badges: Badges }) {
  const t = useText('shell')
  return (
    <nav aria-label={t('nav.area')} className="sticky top-26 grid gap-6">
      <NavGroups groups={railOf(role)} badges={badges} />
    </nav>
  )
}
