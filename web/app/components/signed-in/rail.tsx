import type { Role } from '@ticarum/contract/values/roles'
import { useText } from '../../texts.ts'
import { PlaceGroups } from './place-groups.tsx'
import { railOf } from './places.ts'

/** Navigation of a role's area, beside its pages; phones have the bottom bar. */
export function Rail({ role }: { role: Role }) {
  const t = useText('shell')
  return (
    <nav aria-label={t('nav.area')} className="sticky top-26 grid gap-6">
      <PlaceGroups groups={railOf(role)} />
    </nav>
  )
}
