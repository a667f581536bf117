import { useText } from '../../texts.ts'
import { NavLinks } from '../layout/nav-links.tsx'
import { PlaceIcon } from './place-icon.tsx'
import type { Place, PlaceGroup } from './places.ts'

export const iconOf = ({ icon }: Place) => <PlaceIcon name={icon} />

export function PlaceGroups({ groups }: { groups: PlaceGroup[] }) {
  const t = useText('shell')
  return groups.map(({ title, places }) => (
    <div key={title ?? ''} className="grid gap-2">
      {title ? <p className="px-3 text-xs font-semibold text-muted">{t(title)}</p> : null}
      <NavLinks places={places} icon={iconOf} />
    </div>
  ))
}
