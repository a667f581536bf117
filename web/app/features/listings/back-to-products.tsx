import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'

const backLink =
  'inline-flex min-h-12 items-center gap-2 text-base text-muted no-underline hover:text-text hover:underline ' +
  'hover:underline-offset-3'

export function BackToProducts() {
  const t = useText('listings')
  return (
    <p>
      <Link to="/products" className={backLink}>
        <Icon name="arrow-left" />
        {t('back')}
      </Link>
    </p>
  )
}
