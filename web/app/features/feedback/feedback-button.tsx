import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { FeedbackLink } from './feedback-link.tsx'
import { FEEDBACK_PATH } from './paths.ts'

const FeedbackDialog = lazy(() =>
  import('./feedback-dialog.tsx').then(({ FeedbackDialog }) => ({ default: FeedbackDialog })),
)

/** For people who are signed in: scripts open the form over the page they are on, until they leave it. */
export function FeedbackButton() {
  const { key, pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  if (pathname === FEEDBACK_PATH) return null

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setOpenAt(key)
  }
  return (
    <>
      <FeedbackLink onClick={open} />
      {openAt === key ? (
        <Suspense>
          <FeedbackDialog onClose={() => setOpenAt(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
