import type { Role } from '@ticarum/contract/values/roles'
import { useText } from '../../texts.ts'
import { PlaceGroups } from './place-groups.tsx'
import { railOf } from './places.ts'

/** The way around one's own area, beside its pages; a phone has the bottom bar. */
export function Rail({ role }: { role: Role }) {
  const t = useText('shell')
  return (
    <nav aria-label={t('nav.area')} className="sticky top-26 grid gap-6">
      <PlaceGroups groups={railOf(role)} />
    </nav>
  )
}
