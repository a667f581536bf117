import { type MouseEvent, useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { isForWantOfLine, reloadIfLine } from '../../context/line.ts'
import type { Failure } from '../../render/error-page.ts'
import { useText } from '../../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { NotFound } from './not-found.tsx'
import { PageTitle } from './page-title.tsx'
import { Wrap } from './wrap.tsx'

/** Replaces the page after an error and says what to do. Without a line, the page comes as soon as there is one. */
export function ErrorView() {
  const t = useText('common')
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const requestId = isRouteErrorResponse(error) ? (error.data as Partial<Failure> | null)?.requestId : undefined
  const offline = isForWantOfLine(error)
  useEffect(() => {
    if (!offline) return undefined
    void reloadIfLine()
    addEventListener('online', reloadIfLine)
    return () => removeEventListener('online', reloadIfLine)
  }, [offline])
  if (status === 404) return <NotFound />

  function stayWithoutLine(event: MouseEvent): void {
    event.preventDefault()
    void reloadIfLine()
  }
  const kind = offline ? 'offline' : status === 503 || status === 429 ? 'away' : 'error'
  const title = t(`${kind}.title`)
  return (
    <Wrap className="py-10 md:py-24">
      <PageTitle>{title}</PageTitle>
      <div role="alert" className="grid max-w-prose justify-items-start gap-4">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-lg text-muted">{t(`${kind}.text`)}</p>
        <ButtonLink
          to={pathname + search}
          reloadDocument
          {...(offline ? { onClick: stayWithoutLine } : {})}
          variant="line"
        >
          {t('error.again')}
        </ButtonLink>
        {requestId ? <p className="text-sm text-muted">{t('error.request', { id: requestId })}</p> : null}
      </div>
      {import.meta.env.DEV && error instanceof Error ? (
        <pre className="mt-8 overflow-x-auto text-sm">{error.stack}</pre>
      ) : null}
    </Wrap>
  )
}
