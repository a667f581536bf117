import { Icon } from '../../components/icons/icon.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'
import { tilesOf } from './tiles.ts'

/** A button for each screen of a supplier. */
export function QuickActions() {
  const t = useText('dashboard')
  return (
    <section aria-labelledby="quick" className="grid gap-4">
      <h2 id="quick" className="text-xl">
        {t('quick')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        {tilesOf('supplier').map(({ path, label, icon }) => (
          <li key={path} className="grid">
            <ButtonLink to={path} variant="line" className="justify-start!">
              <Icon name={icon} />
              {t(label)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
