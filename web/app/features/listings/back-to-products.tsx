import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'

const backLink =
  'inline-flex min-h-12 items-center gap-2 text-base text-muted no-underline hover:text-text hover:underline ' +
  'hover:underline-offset-3'

/** `overPicture`: on a phone an icon over the page's first picture, which saves a line. */
export function BackToProducts({ overPicture = false }: { overPicture?: boolean }) {
  const t = useText('listings')
  return (
    <p className={overPicture ? 'back-over' : ''}>
      <Link to="/products" className={backLink}>
        <Icon name="arrow-left" />
        <span>{t('back')}</span>
      </Link>
    </p>
  )
}
