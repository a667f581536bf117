import type { Role } from '@ticarum/contract/values/roles'
import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import { tilesOf } from './tiles.ts'

const tileLink = 'grid h-full content-start gap-3 py-5 text-text no-underline hover:underline hover:underline-offset-3'

const tileBox =
  'border-b border-line ps-4 not-nth-[2n+1]:border-s md:not-nth-[2n+1]:border-s-0 md:not-nth-[3n+1]:border-s ' +
  'max-md:nth-[2n+1]:ps-0 md:nth-[3n+1]:ps-0'

interface DashboardTilesProps {
  reader: Role
  /** what is said under a tile's name, by its path */
  notes?: Partial<Record<string, string>>
}

/** A tile for each screen of a role. */
export function DashboardTiles({ reader, notes = {} }: DashboardTilesProps) {
  const t = useText('dashboard')
  return (
    <section aria-labelledby="tiles">
      <h2 id="tiles" className="sr-only">
        {t('tiles')}
      </h2>
      <ul className="grid grid-cols-2 border-t border-rule md:grid-cols-3">
        {tilesOf(reader).map(({ path, label, icon }) => (
          <li key={path} className={tileBox}>
            <Link to={path} className={tileLink}>
              <span className="text-primary">
                <Icon name={icon} />
              </span>
              <span className="grid gap-1">
                <span className="font-semibold">{t(label)}</span>
                {notes[path] ? <span className="text-sm text-muted">{notes[path]}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
