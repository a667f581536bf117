import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import { FEEDBACK_PATH } from './paths.ts'

const FeedbackDialog = lazy(() =>
  import('./feedback-dialog.tsx').then(({ FeedbackDialog }) => ({ default: FeedbackDialog })),
)

const floating = 'button button-line fixed end-4 z-20 px-3.5! lg:end-6 lg:bottom-6 print:hidden'

interface FeedbackButtonProps {
  signedIn: boolean
  /** stands above the phone's bottom bar */
  aboveBar: boolean
}

/**
 * Floats over every page. It is a link to the form's own page; for who is signed in, scripts open the form over the
 * page they are on, until they leave it. Visitors load a whole page, whose frame tells them to sign in.
 */
export function FeedbackButton({ signedIn, aboveBar }: FeedbackButtonProps) {
  const t = useText('shell')
  const { key, pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  if (pathname === FEEDBACK_PATH) return null

  function open(event: MouseEvent) {
    if (!signedIn || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setOpenAt(key)
  }
  return (
    <>
      <a href={FEEDBACK_PATH} onClick={open} className={`${floating} ${aboveBar ? 'bottom-20' : 'bottom-4'}`}>
        <Icon name="star" />
        <span className="max-lg:sr-only">{t('nav.feedback')}</span>
      </a>
      {openAt === key ? (
        <Suspense>
          <FeedbackDialog onClose={() => setOpenAt(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
