import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { followedLink } from '../../context/followed-link.ts'
import { useText } from '../../texts.ts'
import { useWayBack } from './way-back.ts'

const backLink =
  'inline-flex min-h-12 items-center gap-2 text-base text-muted no-underline hover:text-text hover:underline ' +
  'hover:underline-offset-3'

/** To the list, at the place where its reader left it. `overPicture`: on a phone an icon over the first picture. */
export function BackToProducts({ overPicture = false }: { overPicture?: boolean }) {
  const t = useText('listings')
  const navigate = useNavigate()
  const back = useWayBack()
  function goBack(event: MouseEvent) {
    if (!back || !followedLink(event.nativeEvent)) return
    event.preventDefault()
    void navigate(-back.steps)
  }
  return (
    <p className={overPicture ? 'back-over' : ''}>
      <Link to={back?.list ?? '/products'} className={backLink} onClick={goBack}>
        <Icon name="arrow-left" />
        <span>{t('back')}</span>
      </Link>
    </p>
  )
}
