import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../texts.ts'
import { currentAt, type PublicNavItem } from './public-nav-items.ts'

const navLink =
  'flex min-h-12 items-center gap-3 rounded-control px-3 text-base no-underline hover:bg-sand-2 lg:min-h-11 ' +
  '*:text-muted aria-[current]:bg-sand aria-[current]:font-semibold aria-[current]:*:text-primary'

interface NavLinksProps<P> {
  places: P[]
  icon?: (place: P) => ReactNode
  /** at the end of a link */
  badge?: (place: P) => ReactNode
}

/** Nav items as a list of links; the current page is marked. */
export function NavLinks<P extends PublicNavItem>({ places, icon, badge }: NavLinksProps<P>) {
  const t = useText('shell')
  const { pathname } = useLocation()
  return (
    <ul className="grid">
      {places.map((place) => (
        <li key={place.path}>
          <Link
            to={place.path}
            aria-current={currentAt(pathname, place.path)}
            className={navLink}
            title={icon && t(place.label)}
          >
            {icon?.(place)}
            <span className="text-text! lg:group-has-[[data-dense]]/area:sr-only">{t(place.label)}</span>
            {badge?.(place)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
