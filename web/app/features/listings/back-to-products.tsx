import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'

const backLink =
  'inline-flex min-h-12 items-center gap-2 text-base text-muted no-underline hover:text-text hover:underline ' +
  'hover:underline-offset-3'

/** On a phone an icon over the page's first picture saves a line. */
const overPictureLook =
  'max-lg:absolute max-lg:start-0 max-lg:top-3 max-lg:z-10 max-lg:size-12 max-lg:justify-center ' +
  'max-lg:rounded-control max-lg:bg-surface max-lg:text-text'

export function BackToProducts({ overPicture = false }: { overPicture?: boolean }) {
  const t = useText('listings')
  return (
    <p className={overPicture ? 'max-lg:contents' : ''}>
      <Link to="/products" className={`${backLink} ${overPicture ? overPictureLook : ''}`}>
        <Icon name="arrow-left" />
        <span className={overPicture ? 'max-lg:sr-only' : ''}>{t('back')}</span>
      </Link>
    </p>
  )
}
